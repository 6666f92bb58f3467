// `npm run bench [name]`: runs one bench of this folder, after `npm run build`; `engine` where no name is given.
const [name = 'engine'] = process.argv.splice(2, 1);
await import(`./${name}.js`);
