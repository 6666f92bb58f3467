// A server of photos for browser tests. Two photos wait until a test lets them go, so that no test depends on time.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Colours of the photos. They are no colours of mascots. */
const COLORS = {
  red: { r: 255, g: 0, b: 0, alpha: 1 },
  blue: { r: 0, g: 0, b: 255, alpha: 1 },
  clear: '#0000',
} as const;

type Color = keyof typeof COLORS;

/** Paints a photo of one colour, twice as wide as high. */
async function paint(color: Color): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const photo = sharp({ create: { width: 64, height: 32, channels: 4, background: COLORS[color] } });
  return color === 'clear' ? photo.png().toBuffer() : photo.jpeg().toBuffer();
}

/** A server of photos. */
export interface PhotoServer {
  readonly origin: string;
  readonly server: Server;
  /** Answers the requests for slow photos: those that wait and those that come. */
  readonly release: () => void;
}

/**
 * Starts a server. `/red.jpg`, `/blue.jpg` and `/clear.png` are photos, with `?slow` after {@link PhotoServer.release};
 * `/text.jpg` is no image, and all else is a 404.
 */
export async function servePhotos(): Promise<PhotoServer> {
  const photos = new Map(
    await Promise.all((['red', 'blue', 'clear'] as const).map(async (color) => [color, await paint(color)] as const)),
  );
  const waiting = new Set<() => void>();
  let isReleased = false;
  const answer = (url: URL, response: ServerResponse): void => {
    const photo = photos.get(url.pathname.slice(1, -4) as Color);
    const isText = url.pathname === '/text.jpg';
    response.statusCode = photo || isText ? 200 : 404;
    response.setHeader(
      'content-type',
      isText ? 'text/plain' : url.pathname.endsWith('.png') ? 'image/png' : 'image/jpeg',
    );
    response.end(photo ?? 'no image');
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://photos.test');
    if (url.search === '' || isReleased) answer(url, response);
    else waiting.add(() => answer(url, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A browser that is still connected does not keep the process alive.
  server.unref();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    release: () => {
      isReleased = true;
      for (const send of waiting) send();
      waiting.clear();
    },
  };
}
