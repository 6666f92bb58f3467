// What editors are told of the elements, as the files of the package: part of the build, not of the package's code.
import { listCustomElements } from './custom-elements.js';
import { describeElements } from './describe.js';
import { listHtmlData } from './html-custom-data.js';

/**
 * Prints both files.
 *
 * @param readSource - text of a module in `components`, by its name without an extension
 * @returns pairs of a name and JSON
 * @throws Error when a property of an element has no comment
 */
export function printManifests(readSource: (module: string) => string): (readonly [name: string, text: string])[] {
  const elements = describeElements(readSource);
  const files = [
    ['custom-elements.json', listCustomElements(elements)],
    ['html-custom-data.json', listHtmlData(elements)],
  ] as const;
  return files.map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`]);
}
