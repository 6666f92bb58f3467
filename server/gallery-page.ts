// The page of the gallery: a form of the options and a grid of mascots, as one HTML document.
import { AVATAR_OPTIONS, BACKGROUNDS, MOODS, PACKS, PALETTES, STYLES, type AvatarSettings } from '../lib/index.js';
import { escapeXml } from '../lib/svg.js';

/** What the page shows. */
export interface Gallery {
  readonly count: number;
  readonly prefix: string;
  readonly settings: AvatarSettings;
  readonly cells: readonly { readonly seed: string; readonly svg: string }[];
  /** Avatar options of the request as a query with its `?`, or nothing: links to single avatars carry it on. */
  readonly search: string;
}

/** The stylesheet of the page: constant, so that a hash can allow it. */
export const GALLERY_CSS =
  ':root{color-scheme:light dark;--paper:light-dark(#fff8ea,#150a2a);--card:light-dark(#fff,#22133f);' +
  '--ink:light-dark(#22103f,#fff3de);--soft:light-dark(#5d4a7c,#cbbce6);--line:light-dark(#e8d9bd,#3d2a66);' +
  '--pop:light-dark(#5b2fc9,#b79cff);--on-pop:light-dark(#fff,#1b0b3d)}' +
  '*{box-sizing:border-box}' +
  'body{margin:0;padding:clamp(16px,3vw,40px);background:var(--paper);color:var(--ink);' +
  'font:16px/1.5 ui-rounded,system-ui,sans-serif}' +
  'h1{margin:0 0 4px;font-size:clamp(28px,4vw,44px);line-height:1.1}' +
  'p{margin:0 0 24px;color:var(--soft)}' +
  'a{color:inherit}' +
  'form{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:14px;align-items:end;' +
  'margin-bottom:32px;padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--card)}' +
  'label{display:grid;gap:4px;font-size:14px;color:var(--soft)}' +
  'input,select,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:12px;' +
  'width:100%;background:var(--paper);color:var(--ink)}' +
  'button{background:var(--pop);color:var(--on-pop);border-color:var(--pop);font-weight:700;cursor:pointer}' +
  ':focus-visible{outline:3px solid var(--pop);outline-offset:2px}' +
  'ul{display:flex;flex-wrap:wrap;gap:18px 14px;margin:0;padding:0;list-style:none}' +
  'li a{display:grid;justify-items:center;gap:6px;text-decoration:none;font-size:12px;color:var(--soft);' +
  'border-radius:16px}' +
  'li a:hover{color:var(--ink)}' +
  'li span{max-width:12ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}' +
  'svg{display:block}';

function renderInput(name: string, label: string, attributes: string, value: string): string {
  return `<label>${label}<input name="${name}" ${attributes} value="${escapeXml(value)}"></label>`;
}

function renderSelect(name: string, label: string, ids: readonly string[], chosen: string | undefined): string {
  const options = ids.map((id) => `<option${id === chosen ? ' selected' : ''}>${id}</option>`).join('');
  const { fallback } = AVATAR_OPTIONS[name as keyof typeof AVATAR_OPTIONS];
  return `<label>${label}<select name="${name}"><option value="">${fallback}</option>${options}</select></label>`;
}

function renderForm({ count, prefix, settings }: Gallery): string {
  const { palette, background, tileBg, mood, packs, style, animated } = settings;
  const flag = `<option value="">0</option><option${animated ? ' selected' : ''}>1</option>`;
  return (
    '<form method="get" action="/gallery">' +
    renderInput('count', 'How many', 'type="number" min="1" max="500"', String(count)) +
    renderInput('prefix', 'Seeds begin with', 'maxlength="100" autocomplete="off"', prefix) +
    renderInput('size', 'Size', 'type="number" min="16" max="1024"', String(settings.size)) +
    renderSelect('palette', 'Palette', idsOf(PALETTES), palette) +
    renderSelect('background', 'Background', BACKGROUNDS, background) +
    renderSelect('mood', 'Mood', MOODS, mood) +
    renderSelect('packs', 'Pack', idsOf(PACKS), packs[0]) +
    renderSelect('style', 'Style', STYLES, style) +
    renderInput('tileBg', 'Tile', 'placeholder="colour or auto" autocomplete="off"', tileBg ?? '') +
    `<label>Animated<select name="animated">${flag}</select></label>` +
    '<button>Show</button></form>'
  );
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function renderCell({ seed, svg }: Gallery['cells'][number], search: string): string {
  const href = escapeXml(`/avatar/${encodeURIComponent(seed)}${search}`);
  return `<li><a href="${href}">${svg}<span>${escapeXml(seed)}</span></a></li>`;
}

/** Renders the page. */
export function renderGallery(gallery: Gallery): string {
  const { count, search, cells } = gallery;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="description" content="Many mascots at once, each from its own seed.">' +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${GALLERY_CSS}</style></head><body><main>` +
    `<h1>Gallery</h1><p>${count} seeds, ${count} mascots. <a href="/">Home</a></p>${renderForm(gallery)}` +
    `<ul>${cells.map((cell) => renderCell(cell, search)).join('')}</ul></main></body></html>`
  );
}
