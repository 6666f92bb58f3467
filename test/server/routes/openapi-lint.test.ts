// Tests of the OpenAPI description with the two linters that most editors, portals and generators use.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createApiRoutes, describeOpenApi } from '../../../lib/http/meta.js';
import { describeReference } from '../../../server/describe.js';

// The service adds the address from the request.
const servers = [{ url: 'https://navii.example' }];
const DOCUMENTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['the service with every route on', { ...Object(describeReference([]).openApi), servers }],
  ['navii/fetch', { ...describeOpenApi(createApiRoutes(catalogue)), servers }],
];

async function lintWithRedocly(document: Record<string, unknown>): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The names of the tags explain themselves, and `navii/fetch` has each word inside.
    rules: { 'tag-description': 'off' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, location: [place] }) => `${ruleId} ${place?.pointer}`);
}

async function lintWithSpectral(document: Record<string, unknown>): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: oas as RulesetDefinition,
    rules: {
      // The document does not know who runs the service.
      'info-contact': 'off',
      // One sentence describes a route. It is the summary; a description would repeat it.
      'operation-description': 'off',
    },
  });
  const results = await spectral.run(document);
  return results.map(({ code, path }) => `${code} ${path.join('/')}`);
}

describe.each(DOCUMENTS)('the description of %s', (_, document) => {
  it('has no errors in Redocly', async () => {
    expect(await lintWithRedocly(document)).toEqual([]);
  });

  it('has no errors in Spectral', async () => {
    expect(await lintWithSpectral(document)).toEqual([]);
  });
});
