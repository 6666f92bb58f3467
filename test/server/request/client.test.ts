// Tests of the address by which a client is counted (contract, "Rate limit").
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { nameClient } from '../../../server/request.js';

describe('nameClient', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::8:9', '2001:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    // The address of a link-local client ends with the name of the network interface, which may hold any character.
    ['fe80::1%eth0.100', 'fe80:0:0:0::/64'],
    ['fe80::1%', 'fe80:0:0:0::/64'],
    ['[fe80::1%br-lan]:443', 'fe80:0:0:0::/64'],
    ['::1%-', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['::ffff:7f00:1', '127.0.0.1'],
    ['0:0:0:0:0:FFFF:7F00:0001', '127.0.0.1'],
    ['[::ffff:7f00:1]:443', '127.0.0.1'],
  ])('counts %s as %s', (address, name) => {
    expect(nameClient(address)).toBe(name);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    'g::1',
    '1::2::3',
    '[::1',
    'a.example',
    '::1]',
  ])('does not count by %j', (text) => {
    expect(nameClient(text)).toBeUndefined();
  });
});

it('the stored address does not keep the header in memory that it was cut out of', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const junk = 'x'.repeat(16_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 5_000; i += 1) {
    const block = `2001:db8:${i.toString(16)}:1`;
    const header = Buffer.from(`${junk}${i}, ${block}:2:3:4:5`, 'latin1').toString('latin1');
    expect(nameClient((header.split(',').at(-1) ?? '').trim())).toBe(`${block}::/64`);
  }
  collect();
  // All headers together have 80 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
});
