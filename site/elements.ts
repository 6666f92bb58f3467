import '../components/define.js';
import './guide.js';
