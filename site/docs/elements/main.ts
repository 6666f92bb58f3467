import '../../../components/define.js';
import '../main.js';
