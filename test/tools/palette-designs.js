// How the base palettes are meant to look, in OKLCH; test/tools/palettes.js finds the literal colours.

// The grounds' hues: the degree, the most chroma where they are deep and where they are pale, in hundredths. None between
// orange and lime is laid deep: it would be mud.
export const HUES = [
  'rose 352 15.5 13, coral 30 14.5 11, peach 60 10.4 12, sun 92 11.1 15, lime 122 11.8 16, emerald 152 11.5 12',
  'mint 166 8.9 14, teal 192 9 11, aqua 208 8.1 12, lagoon 228 10.5 10, sky 240 10.4 11, azure 252 12.6 9, cobalt 264 15.5 8',
  'indigo 278 14.8 8, violet 293 15.5 11, purple 306 14.8 10, orchid 325 15.5 12',
];

// Body, the three accents and the blush of each palette: lightness and chroma in hundredths, hue in degrees. Where it says
// so: what the cool and the warm tone add to the body, and the lightness and chroma of the belly.
/** @type {Record<string, string>} */
export const INKS = {
  violet: '62.8 19.7 297.8, 81 16 75, 75 16 345, 86 13 185, 74 17 0, cool 0 0 -10, warm 1 0 12',
  mint: '87.3 12.1 160.7, 71 18 22, 94 14 108, 99 1 165, 79 12 5',
  cherry: '51 19.6 13.4, 79 11 210, 74 16 30, 84 15 85, 69 18 18, cool 0 0 -13, warm 1 1 8, belly 58 22 358',
  cream: '95 6.8 91.8, 74 13 245, 78 15 60, 71 18 8, 77 13 10, cool -0.5 2 20, warm -2 4 -12, belly 99 1.5',
  amber: '80.2 16.8 72.7, 78 12 222, 71 19 38, 98 4 95, 68 18 28, cool 3 0.5 10, warm 3 -4 -12',
  butter: '93.6 16.8 102.9, 74 15 300, 77 15 52, 99 1 100, 76 15 20, cool -2 1 14, warm -2 2 -9, belly 97.5 5',
  apricot: '87.8 8.8 66.3, 76 11 210, 73 17 30, 99 1 80, 74 16 20, cool 0 2 -20, warm 2 2 20',
  coral: '65.5 18.9 23.9, 77 12 205, 82 15 80, 86 14 180, 53 21 12, cool -1 0 -10, warm 1 0 8',
  rose: '77.2 15.4 354.2, 89 11 168, 69 20 345, 98 2 350, 66 20 8, cool 2.5 -1 -14, warm 2 0 14',
  raspberry: '64.2 25.2 11, 84 12 185, 76 15 320, 86 15 88, 51 20 0, cool 0 -1 -13, warm 0 -1 10',
  plum: '51.2 19.7 340.6, 82 14 165, 74 15 320, 86 15 95, 67 18 345, cool 0 1 -14, warm 1 1 9, belly 58 22 328',
  grape: '52.1 22.2 305, 84 16 90, 74 16 340, 84 13 185, 70 15 318, cool -1 0 -9, warm 1 0 11, belly 58 22 316',
  cobalt: '56.3 24.1 260.8, 80 15 70, 80 11 210, 82 14 345, 71 15 297, cool 0 -2 -9, warm 0 0 10, belly 58 16 242',
  navy: '50 13.1 249.3, 73 18 28, 82 13 170, 82 13 345, 69 14 280, cool 3 1 -9, warm 0 6 8, belly 57 12 232',
  sky: '83 13.8 215.3, 83 13 65, 92 8 192, 99 1 240, 74 14 0, cool 0 -1.5 17, warm 3 -2 -16',
  azure: '63.6 19.8 255.9, 83 15 80, 82 11 200, 84 13 350, 75 15 355, cool 1 -2 -14, warm 0 1 10',
  aqua: '91 7.1 215, 73 16 25, 76 13 240, 72 18 340, 77 13 5, cool 0 2 -18, warm -3 3 22, belly 97.5 2.5',
  teal: '60.7 12 169.8, 72 18 22, 87 17 118, 86 14 95, 78 13 2, cool 0 1 18, warm 0 2 -9',
  turquoise: '76 13.4 184, 75 16 18, 93 15 105, 99 1 190, 72 16 12, cool 4 -1 16, warm 4 1 -16',
  clover: '74.9 18.4 148.2, 80 14 350, 91 17 108, 99 1 140, 72 16 25, cool 4 -2 8, warm 5 2 -13',
  lime: '88.1 21.8 123.9, 74 15 318, 79 17 148, 99 2 120, 76 15 25, cool -1 0 10, warm 1 -1 -12',
  snow: '100 0 0, 74 17 25, 78 12 230, 73 18 320, 82 10 8, cool -5 4 240, warm -4 4 350, belly 90 5',
  tangerine: '74.6 17.1 51.6, 85 11 205, 91 15 98, 98 3 80, 61 21 25, cool 0 -1 -12, warm 4 0 10',
  lilac: '81.4 12.8 311.2, 91 15 105, 74 16 345, 99 1 300, 74 15 0, cool 1 -1.5 -16, warm 4 -3 14',
  blossom: '83.6 11.8 343.2, 86 13 170, 69 21 0, 99 1 340, 68 19 5, cool 1 -1 -20, warm 2 -1 18',
  orchid: '65.1 23.7 332.8, 84 14 160, 76 13 300, 86 15 90, 55 22 350, cool -1 0 -12, warm 1 0 10',
};

// Hue and lightness of each ground: `tint mist bloom mid pop dusk deep night`. A light body stands on deep colours only, a
// vivid or deep body on pale and candy colours only.
/** @type {Record<string, string>} */
export const GROUNDS = {
  violet: 'sun93 lime94 peach92 mint93 violet91 sky93 aqua90 rose91',
  mint: 'orchid53 lagoon52 teal50 azure52 rose56 violet50 cobalt47 indigo46',
  cherry: 'sun89 lime89 peach84 mint87 violet82 sky84 aqua84 rose81',
  cream: 'coral64 teal57 azure60 orchid60 emerald55 rose62 violet55 indigo44',
  amber: 'azure46 lagoon47 orchid47 emerald46 teal44 violet47 indigo42 cobalt43',
  butter: 'orchid60 teal57 azure60 coral63 emerald55 indigo50 violet53 cobalt45',
  apricot: 'orchid55 teal54 azure54 emerald53 lagoon52 violet50 indigo42 cobalt47',
  coral: 'sun93 lime94 peach92 mint93 violet91 sky93 aqua90 rose91',
  rose: 'cobalt43 lagoon45 teal42 emerald44 violet44 azure46 indigo41 purple42',
  raspberry: 'sun93 lime94 peach92 mint93 violet91 sky93 aqua90 rose91',
  plum: 'sun89 lime89 peach84 mint87 violet80 sky83 aqua83 rose80',
  grape: 'sun90 lime89 peach84 mint87 orchid82 sky83 aqua84 rose81',
  cobalt: 'sun90 lime89 peach85 mint87 violet82 aqua86 orchid84 rose83',
  navy: 'sun90 lime89 peach84 mint87 violet80 aqua85 orchid82 rose81',
  sky: 'orchid49 violet49 cobalt48 emerald48 teal46 rose51 purple44 indigo44',
  azure: 'sun93 lime94 peach92 mint93 violet91 sky93 aqua90 rose91',
  aqua: 'coral61 azure57 orchid57 emerald53 rose59 violet54 indigo46 teal50',
  teal: 'sun93 lime94 peach92 mint93 violet91 sky93 aqua90 rose91',
  turquoise: 'orchid47 cobalt45 rose48 violet47 purple43 lagoon46 indigo43 azure46',
  clover: 'azure45 lagoon46 violet46 cobalt43 orchid45 teal43 purple42 indigo42',
  lime: 'azure56 lagoon52 orchid56 emerald50 violet54 teal52 indigo44 rose58',
  snow: 'coral64 sky66 orchid64 teal58 emerald57 rose64 violet60 cobalt50',
  tangerine: 'azure43 lagoon43 violet43 emerald42 teal41 cobalt41 purple40 indigo40',
  lilac: 'azure48 lagoon48 teal47 emerald47 cobalt46 orchid50 violet45 indigo43',
  blossom: 'azure49 lagoon49 orchid47 emerald48 violet48 teal46 cobalt46 indigo43',
  orchid: 'sun93 lime94 peach92 violet91 sky93 aqua90 mint93 emerald90',
};
