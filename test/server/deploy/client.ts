// A client with an address of its own.
import { once } from 'node:events';
import { request as startRequest, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  /** Address of the client: one of 127.0.0.0/8, all of which are this machine. */
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Keeps connections; without one, each request has a connection of its own. */
  readonly agent?: Agent;
}

/**
 * Sends a request with its target as it is written.
 *
 * @throws Error when the answer is not whole
 */
export async function ask(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const { from, method = 'GET', headers = {}, body, agent = false } = asking;
  const source = from === undefined ? {} : { localAddress: from };
  const request = startRequest({ port, path, host: '127.0.0.1', method, agent, headers, ...source });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}
