// Tests of the OpenAPI description with the linter of Redocly, in its strictest rules.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createApiRoutes, describeOpenApi } from '../../../lib/http/meta.js';
import { describeReference } from '../../../server/describe.js';

// The service adds the address from the request.
const servers = [{ url: 'https://navii.example' }];
const DOCUMENTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['the service with every route on', { ...Object(describeReference().openApi), servers }],
  ['navii/fetch', { ...describeOpenApi(createApiRoutes(catalogue)), servers }],
];

it.each(DOCUMENTS)('the description of %s has no errors', async (_, document) => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The names of the tags explain themselves, and `navii/fetch` has each word inside.
    rules: { 'tag-description': 'off' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, location: [place] }) => `${ruleId} ${place?.pointer}`)).toEqual([]);
});
