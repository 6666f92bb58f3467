// `npm run bench [name]`, after `npm run build`: runs one benchmark of this folder. The default is `engine`.
const [name = 'engine'] = process.argv.splice(2, 1);
await import(`./${name}.js`);
