import 'virtual:navii-motion.css';
import { startTheme } from './theme.js';

startTheme();
