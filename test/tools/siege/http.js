// Attacks with costly headers.
import { openConnection, waitAtMost } from '../client.js';
import { tally } from './attack.js';

/** @type {readonly import('./attack.js').Attack[]} */
export const HTTP = [
  {
    name: 'if-none-match',
    isNoisy: true,
    wants: '500 conditional requests with 16 KB of tags: 304 if the tag is among them, else 200, in 5 s',
    async run(service) {
      const connection = await openConnection(service);
      const { etag = '' } = (await connection.ask('/group?seeds=tags')).headers;
      const others = Array.from({ length: 900 }, (_, i) => `"tag-${i}-tttt"`)
        .join(', ')
        .slice(0, 15_900);
      const list = others.slice(0, others.lastIndexOf(','));
      const started = performance.now();
      const asked = Array.from({ length: 500 }, (_, i) => {
        const value = i % 2 === 0 ? list : `${list}, ${etag}`;
        return connection.ask('/group?seeds=tags', { headers: { 'if-none-match': value } });
      });
      const statuses = (await waitAtMost(Promise.all(asked), 10_000)).map(({ status }) => status);
      const ms = performance.now() - started;
      connection.close();
      return [
        [statuses.every((status, i) => status === (i % 2 === 0 ? 200 : 304)), tally(statuses)],
        [ms < 5_000, `${Math.round(ms)} ms`],
      ];
    },
  },
];
