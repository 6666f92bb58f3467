// Loads the finder shortly before it becomes visible: most visitors only see the top of the page.
import { loadNear } from '../shared/load.js';

const band = document.querySelector('.finder');

if (band)
  loadNear(
    band,
    () => import('./finder.js'),
    ({ startFinder }) => startFinder(),
  );
