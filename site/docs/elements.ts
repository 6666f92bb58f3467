// Defines the elements on the page about elements.
import '../../components/define.js';
