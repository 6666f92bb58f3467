// Reads the recipes of the page "Use it in your tools", so that the tests run the text that people copy.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../tools/root.js';

const PAGE = join(root, 'site/docs/tools.md');

/**
 * Reads the code with a title, such as the path of a configuration file or the name of a framework.
 *
 * @throws Error when the page has no such code
 */
export function readRecipe(title: string): string {
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  const start = lines.findIndex((line) => /^```\w+ /.test(line) && line.endsWith(` ${title}`));
  if (start === -1) throw new Error(`${PAGE}: no code with the title ${title}`);
  return `${lines.slice(start + 1, lines.indexOf('```', start)).join('\n')}\n`;
}

/**
 * Writes a recipe into the file that its title names.
 *
 * @param folder - the folder of the application
 * @param service - the address of the service
 */
export async function writeRecipe(title: string, folder: string, service: string): Promise<void> {
  const path = join(folder, title);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, readRecipe(title).replaceAll('https://navii.example', service));
}
