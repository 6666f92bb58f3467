// The generated tables and pictures of the docs.
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createApiRoutes, describeOpenApi } from '../../../lib/http/meta.js';
import { renderFigures, renderSpeed } from '../../../site/docs/fragments/measurements.js';
import { renderAnchors, renderFaults, renderInks, renderKinds } from '../../../site/docs/fragments/packs.js';
import { type OpenApi, renderRoutes } from '../../../site/docs/fragments/routes.js';
import benchmarks from '../../bench/bench.json' with { type: 'json' };
import { SITE } from './samples.js';

describe('the HTTP API', () => {
  it('lists every path, parameter and response of the OpenAPI document', () => {
    const openApi = describeOpenApi(createApiRoutes(catalogue)) as unknown as OpenApi;
    const html = renderRoutes(openApi);
    const names = Object.values(openApi.components.parameters).map(({ name }) => name);
    for (const name of [...Object.keys(openApi.paths), ...names]) {
      expect(html).toContain(`<code>${name}</code>`);
    }
    for (const word of ['image/svg+xml', 'image/png', 'seed required', 'x-ratelimit-remaining', '<b>501</b>'])
      expect(html).toContain(word);
  });
});

describe('the comparison', () => {
  const row = {
    name: 'A',
    variant: 'b',
    version: '1.0.0',
    time: 2,
    bytes: 1500,
    gzip: 400,
    bundle: 20_100,
    refused: '',
  };
  const measured = { chromium: '1', drawn: 10, rounds: 3, crowd: 50_000, styles: { MIT: 3 } };

  it('estimates the number of looks from equal pictures, and gives only a lower bound where there are few', () => {
    const rows = [0, 4, 50].map((twins) => ({ ...row, peer: null, twins }));
    const html = renderFigures({ ...measured, rows });
    expect(html.match(/(over|about) [\d.]+ \w+/g)).toEqual([
      'over 420 million',
      'over 110 million',
      'about 25 million',
    ]);
    expect(html).toContain('20\u00a0KB');
  });

  it('counts the files that must be loaded, and names the ones that a policy blocks', () => {
    const html = renderFigures({
      ...measured,
      rows: [{ ...row, peer: 'react', twins: 0, refused: 'style-src-attr' }],
    });
    expect(html).toContain('and react');
    expect(html).toContain('breaks <code>style-src-attr</code>');
  });
});

describe('the speed', () => {
  const engine = { node: '22.1.0', ratios: { dicebear: 41, floor: 0.43 } };

  it('prints exactly the measured values, in the order of the labels', () => {
    const html = renderSpeed({ engine });
    expect(Array.from(html.matchAll(/<td>([\d.]+×)<\/td>/g), ([, ratio]) => ratio)).toEqual(['0.43×', '41×']);
    expect(html).toContain('22.1.0');
    expect(html).not.toContain('Jdenticon');
    expect(renderSpeed({})).not.toContain('<td>');
  });

  it('has a label for every value of the file', () => {
    const html = renderSpeed(benchmarks);
    for (const { ratios } of Object.values(benchmarks)) {
      for (const ratio of Object.values(ratios)) expect(html).toContain(`<td>${ratio}×</td>`);
    }
    expect(() => renderSpeed({ engine: { ...engine, ratios: { other: 1 } } })).toThrow(RangeError);
  });
});

describe('the guide to packs', () => {
  it('gives each anchor the same number in the picture and in the list', () => {
    const [, list = ''] = SITE.get('/docs/packs')?.split(renderAnchors()) ?? [];
    const html = renderAnchors() + list.split('</dl>')[0];
    const numbers = Array.from(html.matchAll(/>(\d)<\/text>/g), ([, number]) => number);
    expect(new Set(numbers)).toEqual(new Set(Array.from(html.matchAll(/<dt>(\d) /g), ([, number]) => number)));
    const [body] = catalogue.bodies.values();
    const named = html.match(/<code>\w+<\/code>/g)?.join() ?? '';
    for (const [anchor, value] of Object.entries(body?.anchors ?? {}))
      if (typeof value === 'number' && anchor !== 'x') expect(named).toContain(`<code>${anchor}</code>`);
  });

  it('shows every ink in a colour, every kind, and the output of the checks', () => {
    expect(renderInks().match(/fill="#[\da-f]{3}"/g)).toHaveLength(9);
    expect(renderKinds()).toContain('<code>sidewear</code>');
    const said = ['leaves the disc at', 'another topper of the base', 'depends on its colours', 'of 0 or more, got -1'];
    for (const words of [...said, 'is not a number of at most two decimals']) expect(renderFaults()).toContain(words);
  });
});
