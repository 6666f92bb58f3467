// `navii/picker`: registers `<navii-picker>`, and fetches a pack when a picker first needs it. Load it where users choose an avatar.
import { AVATAR_LOADERS } from './packs/extras.js';
import { addLoaders } from './packs/resources.js';
import { NaviiPickerElement } from './picker/navii-picker.js';
import { register } from './register.js';

addLoaders(AVATAR_LOADERS);
register('navii-picker', NaviiPickerElement);

export { NaviiPickerElement, type PickerWords } from './picker/navii-picker.js';
