import '../shared/page.js';
import { startSharePage } from './share.js';

startSharePage();
