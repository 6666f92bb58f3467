// The share tags of the page files: their own title and description, and what the table of pages says of them.
import { VERSION } from '../../lib/index.js';
import { renderShareTags, type ShareData } from '../../lib/share-tags.js';
import type { PageEntry } from '../shared/page-entry.js';
import { findPage, NOWHERE } from './page-table.js';
import { listProjectLinks, NO_PROJECT, type Project } from './project.js';

function describeSchema(
  { address, schema, docs }: PageEntry,
  title: string,
  description: string,
  project: Project,
): ShareData['about'] {
  if (schema === 'Blog') return { '@type': 'Blog', name: 'Navii news', url: address, description };
  if (docs !== undefined) {
    return { '@type': 'TechArticle', headline: title, url: address, image: '/og.png', description };
  }
  if (schema === undefined) return undefined;
  const places = listProjectLinks(project).map(({ href }) => href);
  return {
    '@graph': [
      { '@type': 'WebSite', name: 'Navii', url: address, description },
      {
        '@type': schema,
        name: 'Navii',
        url: address,
        image: '/og.png',
        description,
        softwareVersion: VERSION,
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Any',
        ...(places.length > 0 && { sameAs: places }),
        license: 'https://opensource.org/license/mit',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  };
}

/** Writes the share tags of a page file. */
export function sharePage(path: string, html: string, project: Project = NO_PROJECT): string {
  const page = findPage(path);
  const { address } = page;
  const robots = page.isHidden ? '<meta name="robots" content="noindex">' : '';
  if (address === NOWHERE) return robots;
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const about = describeSchema(page, title, description, project);
  const tags = renderShareTags({
    title,
    description,
    address,
    card: '/og.png',
    alt: 'Six mascots under the words: Every name has a mascot.',
    about,
  });
  // Vite would take the address for a file of ours.
  return robots + tags.replace('<link ', '<link vite-ignore ');
}
