import { startSearch } from '../shared/start-search.js';
import { startTheme } from '../shared/theme.js';
import { startGallery } from './gallery.js';

startTheme();
startSearch();
startGallery();
