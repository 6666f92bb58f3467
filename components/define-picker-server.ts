// `navii/picker` among React server components, as define-server.ts.
import { warnServer } from './warn-server.js';

warnServer();

export { NaviiPickerElement, type PickerWords } from './picker/navii-picker.js';
