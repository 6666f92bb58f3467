// Uses the engine with every pack and the engine with one pack, in CommonJS.
const navii = require('navii');
const core = require('navii/core');
const { neon } = require('navii/packs/neon');
const { drawAll } = require('./draw.cjs');

const ids = navii.listPacks().map(({ id }) => id);
const found = {
  all: navii.sha256Hex(drawAll(navii, ids)),
  neon: core.sha256Hex(drawAll({ ...core, ...core.createEngine({ packs: [neon] }) }, ['neon'])),
  random: navii.createRandomAvatar().seed,
};
console.log(JSON.stringify(found));
