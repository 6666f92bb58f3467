import { createHandler } from 'navii/fetch';
import { toPng } from 'navii/png';

export default { fetch: createHandler({ rasterize: toPng }) };
