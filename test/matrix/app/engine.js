// Uses the engine with every pack.
import * as navii from 'navii';
import { drawAll } from './draw.js';
import { report } from './report.js';

const ids = navii.listPacks().map(({ id }) => id);
report({
  all: navii.sha256Hex(drawAll(navii, ids)),
  neon: navii.sha256Hex(drawAll(navii, ['neon'])),
  random: navii.createRandomAvatar().seed,
});
