// Defines the elements, which load a pack when an element needs it. The import has no names: only its side effects are used.
import 'navii/define/core';
