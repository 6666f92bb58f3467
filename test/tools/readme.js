// Prints what the README says of the code, and its picture: `npm run readme`, after `npm run build`.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawCast, fillReadme } from './readme-parts.js';

writeFileSync('README.md', fillReadme(readFileSync('README.md', 'utf8')));
writeFileSync('site/public/cast.svg', drawCast());
console.log('README.md and site/public/cast.svg are up to date.');
