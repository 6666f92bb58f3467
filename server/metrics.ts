export * from './metrics/metrics.js';
