// Writes the README's printed parts and its picture: `npm run readme`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { PRINTED } from './readme-parts.js';

for (const [path, text] of PRINTED) writeFileSync(path, text);
console.log(`Up to date: ${PRINTED.map(([path]) => path).join(', ')}`);
