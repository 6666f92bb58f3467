import 'virtual:navii-motion.css';
import '../components/define.js';
import { startPlayground } from './playground/start.js';
import { startTheme } from './theme.js';

startTheme();
startPlayground();
