import 'virtual:navii-motion.css';
import { startBuilder } from './builder/start.js';
import { startTheme } from './theme.js';

startTheme();
startBuilder();
