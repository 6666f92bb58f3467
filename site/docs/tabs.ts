// The script of docs pages whose samples have tabs.
import { showCodeTabs } from '../shared/code-tabs.js';

showCodeTabs();
