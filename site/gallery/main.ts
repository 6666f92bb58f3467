import { startTheme } from '../shared/theme.js';
import { startGallery } from './gallery.js';

startTheme();
startGallery();
