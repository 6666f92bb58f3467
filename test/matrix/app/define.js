// The elements, whose packs come when an element asks for one. Nothing is taken from it by name: it is there for what it does.
import 'navii/define/core';
