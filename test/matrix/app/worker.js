// The worker that workerd runs.
import * as navii from 'navii';
import { drawAll } from './draw.js';

const ids = navii.listPacks().map(({ id }) => id);

// oxlint-disable-next-line import/no-default-export -- workerd requires it
export default {
  fetch: () =>
    Response.json({
      all: navii.sha256Hex(drawAll(navii, ids)),
      neon: navii.sha256Hex(drawAll(navii, ['neon'])),
      random: navii.createRandomAvatar().seed,
    }),
};
