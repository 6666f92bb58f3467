// The elements that the page of the elements shows.
import '../../components/define.js';
