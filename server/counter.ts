export * from './scale/counter.js';
