import '../shared/page.js';
import { startTeam } from './team.js';

startTeam();
