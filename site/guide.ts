import { startCopying } from './copy.js';
import './page.js';

startCopying();
