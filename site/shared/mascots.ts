// Decorative mascots.
import type { AvatarOptions } from '../../lib/index.js';
import { each } from './html.js';
import { drawAnimated } from './motion.js';

/** First names from many parts of the world, as seeds of decorative mascots. */
export const NAMES: readonly string[] = (
  'Abena Ada Aiko Aki Alan Alba Ama Amara Ana Anouk Anton Arlo Arun Asha Aya Bao Bea Bo Bruno Cleo Dara Dev Dina Edda ' +
  'Ela Elif Eli Emi Enzo Esi Eva Ezra Fay Femi Finn Flo Gala Gus Hana Hedy Hugo Ida Ike Ilse Imani Ines Inga Iris Ivo ' +
  'Jaya Jin Joan Jomo Juno Jun Kai Kaya Kei Kiri Kofi Kojo Lars Leila Lena Leo Lin Linus Lola Lou Luz Mae Maki Malik ' +
  'Mara Max Mei Mika Milo Mina Mira Moss Nala Naomi Nia Nico Nils Nina Noor Nora Oda Ola Olu Omar Oona Oscar Otis Otto ' +
  'Oz Pari Paz Pia Pim Priya Quinn Rafa Ravi Remi Ren Rhea Rio Rita Rosa Roz Rui Rumi Sana Sasha Seo Sia Sol Suki Sven ' +
  'Tala Tao Tariq Teo Thea Tia Tomas Tove Tuva Uma Una Vera Vik Wren Xia Yara Yaw Yuki Yusuf Zahra Zara Zeno Zia Zuri'
).split(' ');

/** Draws a mascot by its palette, its name and perhaps a mood: `mint Ada happy`. */
export function drawMascot(words: string): string {
  const [palette, seed = '', mood] = words.split(' ');
  return drawAnimated(seed, { palette, mood, background: 'none' } as AvatarOptions);
}

/** Draws mascots such as `mint Ada happy, sky Bo`, as list items. */
export function renderMascots(list: string): string {
  return each(list.split(', '), (words) => `<li>${drawMascot(words)}</li>`);
}
