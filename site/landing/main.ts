import '../../components/define.js';
import '../finder/in-sight.js';
import '../shared/page.js';
import { startPlayground } from './playground.js';

startPlayground();
