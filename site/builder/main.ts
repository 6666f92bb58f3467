import 'virtual:navii-motion.css';
import { startTheme } from '../shared/theme.js';
import { startBuilder } from './builder.js';

startTheme();
startBuilder();
