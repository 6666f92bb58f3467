// Loads the finder shortly before it becomes visible: most visitors only see the top of the page.
import { load } from '../shared/load.js';
import { whenNear } from '../shared/when-near.js';

const band = document.querySelector('.finder');

if (band !== null)
  whenNear(band, () => void load(() => import('./finder.js'))().then(({ startFinder }) => startFinder()));
