import 'virtual:navii-motion.css';
import { registerWorker } from './register-worker.js';
import { startTheme } from './theme.js';

startTheme();
registerWorker();
