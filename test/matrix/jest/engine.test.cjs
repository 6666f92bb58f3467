// Tests of the package in Jest with its default settings: CommonJS, and no code of node_modules is compiled.
const navii = require('navii');
const core = require('navii/core');
const { neon } = require('navii/packs/neon');
const { drawAll } = require('./draw.cjs');
const expected = require('./expected.json');

test('navii draws what it draws elsewhere', () => {
  const ids = navii.listPacks().map(({ id }) => id);
  expect(navii.sha256Hex(drawAll(navii, ids))).toBe(expected.all);
});

test('navii/core with a pack does too', () => {
  expect(core.sha256Hex(drawAll({ ...core, ...core.createEngine({ packs: [neon] }) }, ['neon']))).toBe(expected.neon);
});
