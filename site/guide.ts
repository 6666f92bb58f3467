import { startCopying } from './copy.js';
import './page.js';
import { showCode } from './playground/elements.js';

for (const code of document.querySelectorAll('.code code')) showCode(code, code.textContent);
startCopying();
