// `navii/core` for developing.
import './watch.js';

export * from '../core.js';
