import '../shared/page.js';
import { startBuilder } from './builder.js';

startBuilder();
