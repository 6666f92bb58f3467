export * from './log/throttle.js';
