// Uses an engine with one pack.
import { createEngine, describe, seed, sha256Hex } from 'navii/core';
import { neon } from 'navii/packs/neon';
import { drawAll } from './draw.js';
import { report } from './report.js';

report({ neon: sha256Hex(drawAll({ ...createEngine([neon]), describe, seed }, ['neon'])) });
