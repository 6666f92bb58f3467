import { replayVectors } from './replay.js';

replayVectors();
