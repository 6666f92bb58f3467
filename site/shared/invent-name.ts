// Names of two words for the button that surprises.
import { createUuid } from '../../lib/choose/seed.js';

const ADJECTIVES = (
  'brave bright busy calm cheeky clever cosy curious dizzy dreamy eager fancy fearless fluffy gentle giddy golden ' +
  'happy humble jolly kind lucky lunar mellow mighty misty nimble patient plucky polite proud quiet rapid rosy shy ' +
  'silver sleepy snug sunny swift tender tiny upbeat velvet warm wild wise witty zesty'
).split(' ');

const NOUNS = (
  'acorn apricot badger biscuit bumblebee button cactus cello clover comet cricket dumpling falafel fig firefly ' +
  'gecko ginger hazel heron iguana juniper kettle koala lantern lemur mango maple marmot meteor moss noodle nutmeg ' +
  'orbit otter panda pebble pepper pickle pigeon plum pretzel puffin quokka raccoon radish sesame sparrow tapir ' +
  'teapot toucan truffle turnip walnut wombat yam'
).split(' ');

function chooseWord(words: readonly string[], digits: string): string {
  return words[Number.parseInt(digits, 16) % words.length] ?? '';
}

/** Lists all names that can be invented. */
export function listInventedNames(): string[] {
  return ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective} ${noun}`));
}

/** Invents a name of two words. */
export function inventName(): string {
  const digits = createUuid();
  return `${chooseWord(ADJECTIVES, digits.slice(0, 8))} ${chooseWord(NOUNS, digits.slice(24, 32))}`;
}
