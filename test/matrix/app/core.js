// Uses an engine with one pack.
import { createEngine, describeAvatar, createSeed, sha256Hex } from 'navii/core';
import { neon } from 'navii/packs/neon';
import { drawAll } from './draw.js';
import { report } from './report.js';

report({ neon: sha256Hex(drawAll({ ...createEngine({ packs: [neon] }), describeAvatar, createSeed }, ['neon'])) });
