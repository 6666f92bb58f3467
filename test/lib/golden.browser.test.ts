import { holdGoldens } from './golden-laws.js';

holdGoldens();
