import 'virtual:navii-motion.css';
import '../../components/define.js';
import { startTheme } from '../shared/theme.js';
import { startPlayground } from './playground.js';

startTheme();
startPlayground();
