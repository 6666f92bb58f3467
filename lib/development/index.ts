// `navii` for developing.
import './watch.js';

export * from '../index.js';
