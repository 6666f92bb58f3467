import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { createHandler } from 'navii/fetch';
import { toPng } from 'navii/png';

export default { fetch: createHandler({ rasterize: (svg) => toPng(svg, { wasm }) }) };
