// The palettes of the base. They were designed in OKLCH, and are frozen. `makePalette` explains the order of their colours.
import { makePalette, type Palette } from './palette.js';

/** The palettes of the base. Seeds pick by the weights and the order: neither may change. */
// oxfmt-ignore
export const BASE_PALETTES: readonly Palette[] = [
  makePalette('violet', '112f7a fa1d80e8cc6a5ed1cb 87f65eddf96e74ddcfa6d84cecf', 'feadfafdcbfdceabeffcfed8', { weight: 6 }),
  makePalette('mint', '021f9a f66d45fe3dc5effacb 6dc0babed8eb5cacfdbea7d9dfd', '94907944526a93664a25b449', { pale: true, weight: 4 }),
  makePalette('cherry', '211e67 9ab578f76d55eb4d90 b16805d17b14814d17c03913d17', 'fe8ce9fca8eccbfadf7efdff', { ink: '#fff' }),
  makePalette('cream', '210f89 5bf29df94d72f68c47 ee9bc7ffefebdc8ffefdaeb6fff', 'b6528847ba5a385a6875b44a', { pale: true, weight: 4 }),
  makePalette('amber', '210e65 5ce0acf74d42ffecb8 fb0ca2fd9fa1c92fc9fb7e94fca', '15906883816306664a44914a', { weight: 4 }),
  makePalette('butter', '110f88 b9f97df95d73ffecb9 de5ad4efdfe5dc2ffdfd7dc3ffd', 'a5a28847bc5438555b75c25a', { pale: true, weight: 4 }),
  makePalette('apricot', '210f77 4cd29af64d55fffcb9 fcbea8fedfc9da6fedfd8db5fec', '94927737b37427964a44925a', { pale: true, weight: 2 }),
  makePalette('coral', '211fab 6bb499fb3d914ec0ca e46c25fcce55d25fcce52d22fcb', 'feadfafdcbfdddfaefcebfcf', { weight: 6 }),
  makePalette('rose', '211e57 8ec7cad5ab39feedab f9dd7cfcef8bd6afcdf9ae79fcc', '24a05715506363a265439638', { weight: 2 }),
  makePalette('raspberry', '211fab 6cb4a9d8ea7cfc4da2 e38c07fcdf16c15fccf24c14fcc', 'feadfafdcaedddfbefcfe7ef', { weight: 6 }),
  makePalette('plum', '212d6a 5da3b8c8da6cec4ca2 a2a818b3ca28807b3bb17806b3b', 'fe9ceafb99fdbbf8cf7deeee', { ink: '#fff' }),
  makePalette('grape', '112c7d ec4c90e7cb6a3ed2ba 73d50ba4c83c60ba4c93b70aa4d', 'fe9ceafb9afceee8cfadefac', { ink: '#fff' }),
  makePalette('cobalt', '013a8e fa3d816cd3abfadd7b 17c16927a06f15b17b45f04c17b', 'fd8ce9fca8ecefd8efedfccf', { ink: '#fff' }),
  makePalette('navy', '01288e f76d556db3b8fadd7b 07a05857916a04927a06c14b17a', 'fd8ce9fb89fdfcbffededbbf', { ink: '#fff' }),
  makePalette('sky', '022e8a fb7d83cff8ccfffacd 7cf3aeadf3df2beaef5ee3cdbee', '83864a445174152a37638449', { weight: 4 }),
  makePalette('azure', '013f8b fb3d915dd2bbfacd8b 08d179bdf28f07ccdf57f06ccdf', 'feadfafdc9fdcebcdfafffdf', { weight: 6 }),
  makePalette('aqua', '022f8a f77d555bf39ce7cb5a 8ee6cddffaef8ceeffadf7beeff', 'b5493695a37473875b44a445', { pale: true, weight: 4 }),
  makePalette('teal', '021f9b f98c65cd4ab1ec5ca3 099177aee097176aed095175aec', 'feadfafdcbefddfceb7effce', { weight: 6 }),
  makePalette('turquoise', '022e78 f88d56fe6dc4eff9cc 3dd2bcaee0cb1aaaed4da2b9aec', '83825a93664a53844543a258', { weight: 2 }),
  makePalette('clover', '021f77 f9cd7aee5cb0fffaca 4d83b7aec4c63a5aeb7d40c2bea', '15906864a14a738345528548', { weight: 2 }),
  makePalette('lime', '120f88 98f75c5c75a4ffebc9 9e55d3cfabe09c0dfade2bc0efa', '37b079b5424663826544a26a', { pale: true, weight: 4 }),
  makePalette('snow', '211fab f77d555cf2acd7ea5c defbcdbdffffdccfcdfeedcdfcd', 'b6558b96a288385b6876d35b', { pale: true, weight: 4 }),
  makePalette('tangerine', '210e33 6de4bbfd5db3ffedb8 f86e63fcbf83d62fcaf92d72fca', '05905753915205524a507338', { weight: 2 }),
  makePalette('lilac', '212e8a ee6cb3f7cc5afffcbd cbfa9edcfdafa9eecfebed9dfdf', '16a06806626324615425614a', { weight: 4 }),
  makePalette('blossom', '212e58 6ec4c9f5ac27fffdbc ebfc9eedffadd8cfcefbce9bfdd', '26a06846417407725425b449', { weight: 4 }),
  makePalette('orchid', '212fad 6ea5b7b9e97dfc4da1 c4da2cecfd4cb2bfcfe4bc2afce', 'feadfafdcddfbef7efafdceb', { weight: 6 }),
];
