/** The folder of the build, with the site and the program of the PNG threads. The sources use them too, in tests. */
export const BUILT = new URL(import.meta.url.endsWith('.js') ? './' : './dist/', import.meta.url);
