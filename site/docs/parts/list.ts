// The page of parts: a chapter for the base and one for each pack, in which every part stands with its picture.
import { each, escapeHtml } from '../../shared/html.js';
import { PART_GROUPS, type PartGroup, type PartItem } from './groups.js';

function renderItem({ slot, id, anchor, picture }: PartItem): string {
  const value = `${slot}:${id}`;
  return (
    `<li id="${anchor}"><img src="${picture}" width="88" height="88" alt="" loading="lazy">` +
    `<code data-copy="${value}"><span class="hidden">${slot}:</span>${id}</code></li>`
  );
}

function renderGroup({ id, name, about, items }: PartGroup, index: number): string {
  const lists = each(new Set(items.map(({ slot }) => slot)), (slot) => {
    const own = items.filter((item) => item.slot === slot);
    return `<h3>${slot}</h3><ul class="parts">${each(own, renderItem)}</ul>`;
  });
  // A list of hundreds is in nobody's way while it is closed, and its pictures are not fetched.
  return (
    `<h2 id="${id}">${escapeHtml(name)}</h2><p>${escapeHtml(about)}</p>` +
    `<details class="all-parts"${index === 0 ? ' open' : ''}><summary>All ${items.length} parts of ` +
    `${index === 0 ? 'the base' : escapeHtml(name)}</summary>${lists}</details>`
  );
}

/** All groups. */
export function renderGroups(): string {
  return each(PART_GROUPS, renderGroup);
}
