import { startGallery } from './gallery/start.js';
import { startTheme } from './theme.js';

startTheme();
startGallery();
