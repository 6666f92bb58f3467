// The share tags of the pages: their own titles and descriptions, and what they are in the words of schema.org.
import { VERSION } from '../../lib/index.js';
import { renderShareTags, type ShareData } from '../../lib/pages/template.js';
import type { PageEntry } from '../shared/page-entry.js';
import { NOWHERE } from './page-table.js';
import { listProjectLinks, type Project } from './project.js';

/** How a page is called where it is not open. */
export interface Label {
  readonly title: string;
  readonly description: string;
}

function describeSchema(
  { address, docs }: PageEntry,
  { title, description }: Label,
  project: Project,
): ShareData['about'] {
  if (address === '/blog') return { '@type': 'Blog', name: 'Navii news', url: address, description };
  if (docs !== undefined) {
    return { '@type': 'TechArticle', headline: title, url: address, image: '/og.png', description };
  }
  if (address !== '/') return undefined;
  const places = listProjectLinks(project).map(({ href }) => href);
  return {
    '@graph': [
      { '@type': 'WebSite', name: 'Navii', url: address, description },
      {
        '@type': 'SoftwareApplication',
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

/** Writes the share tags of a page. */
export function sharePage(page: PageEntry, label: Label, project: Project): string {
  const { address } = page;
  const robots = page.isHidden ? '<meta name="robots" content="noindex">' : '';
  if (address === NOWHERE) return robots;
  const tags = renderShareTags({
    ...label,
    address,
    card: '/og.png',
    alt: 'Six mascots under the words: Every name has a mascot.',
    about: describeSchema(page, label, project),
  });
  // Vite would take the address for a file of ours.
  return robots + tags.replace('<link ', '<link vite-ignore ');
}
