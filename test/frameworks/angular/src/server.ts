// The server of the page.
import { join } from 'node:path';
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import { createHandler, listen } from '../../shared/serve';

const engine = new AngularNodeAppEngine();

const handler = createHandler(join(import.meta.dirname, '../browser'), async (request, response) => {
  const drawn = await engine.handle(request);
  if (drawn) await writeResponseToNodeResponse(drawn, response);
  else response.writeHead(404).end();
});

/** The handler that Angular's tools call during a build. */
export const reqHandler = createNodeRequestHandler(handler);

if (isMainModule(import.meta.url)) listen(handler);
