// Nobody lives at this address; the one in the middle would.
import './page.js';
import { drawShot } from './playground/draw.js';

const host = document.querySelector('[data-astray] .cover li:nth-child(2)');
if (host) host.innerHTML = drawShot({ seed: location.pathname.slice(1) }, 'background=none&animated=1');
