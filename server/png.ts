import type { Job } from './queue.js';
import { createRasterizer as create, RESVG, type Rasterizer as Old } from './raster/pool.js';
export { rewriteColors } from './raster/colors.js';
export { RESVG };
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly hasText?: boolean | undefined;
}
export interface Rasterizer extends Omit<Old, 'rasterize'> {
  rasterize(drawing: Drawing, job: Pick<Job, 'client' | 'presence'>): Promise<Buffer>;
  readonly waiting: number;
  readonly busy: number;
}
export function createRasterizer(options: Parameters<typeof create>[0]): Rasterizer {
  const old = create(options);
  return {
    ...old,
    get waiting() {
      return old.countWaiting();
    },
    get busy() {
      return old.countBusy();
    },
    rasterize: (drawing, job) => old.rasterize(drawing.svg, job.presence),
  };
}
