import 'virtual:navii-motion.css';
import { registerWorker } from './register-worker.js';
import { startSearch } from './start-search.js';
import { startTheme } from './theme.js';

startTheme();
startSearch();
registerWorker();
