import '../../components/define.js';
import '../shared/page.js';
import { startPlayground } from './playground.js';

startPlayground();
