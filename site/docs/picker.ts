// Defines the picker on the page about it.
import '../../components/define-picker.js';
