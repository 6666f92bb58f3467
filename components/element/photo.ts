// A person's photo over their mascot. The mascot shows while the photo loads, if it fails, and without a photo.
//
// The photo is an `<img>` inside the drawing, so that it gets the size, the place in a stack, the rings and the mask of its mascot.
// - `alt=""`: the name belongs to the drawing as a whole.
// - `loading="lazy"`: lists of people are long, and the mascot fills the place until the photo is near the screen.
// - No `crossorigin`: many hosts of photos send no CORS headers, and no script reads the pixels. No `referrerpolicy`: the policy of
//   the page applies. No `decoding`: `showPhotos` waits until the photo is decoded.
// The URL is used only as the `src` of an image: there, browsers run no script, not even with `javascript:`.
import type { AvatarSettings } from '../../lib/options/schema.js';
import { CORNER } from '../../lib/render/avatar.js';
import type { Cover } from '../../lib/render/group.js';
import { escapeXml, type Drawing } from '../../lib/render/svg.js';

/** Declarations for the photo. `all` undoes rules of the page for every image, such as `height: auto`. */
export const PHOTO_STYLE = 'all:revert;display:block;width:100%;height:100%;object-fit:cover';

/** The attribute of a photo in an element, whose sheet has its declarations. */
export const PHOTO_PART = 'part="photo"';

const CLIPS: Readonly<Record<AvatarSettings['shape'], string>> = {
  circle: ' clip-path="circle()"',
  rounded: ` clip-path="inset(0 round ${CORNER}%)"`,
  square: '',
};

/** Reads the URL of a photo; the empty string without a photo. */
export function readPhoto(src: unknown): string {
  return typeof src === 'string' ? src.trim() : '';
}

/**
 * Lays a photo over the content of a tile of 100 × 100 units.
 *
 * @param src - its URL; with the empty string the content stays as it is
 * @param attributes - further attributes of the image
 * @param clip - an attribute that clips it; a tile of a group clips its content itself
 */
function layPhoto(content: string, src: string, attributes: string, clip = ''): string {
  if (src === '') return content;
  // Until a script hides it, a browser draws a frame and a sign for a broken image, some px wide. The image is a hundred times as
  // large as the tile and scaled down, so that both are too small to see.
  return (
    `<g>${content}</g><foreignObject width="10000" height="10000" transform="scale(.01)"${clip}>` +
    `<img alt="" ${attributes} width="10000" height="10000" loading="lazy" src="${escapeXml(src)}"/></foreignObject>`
  );
}

/** Lays a photo over the drawing of an avatar, clipped to its shape. */
export function coverAvatar(
  drawing: Drawing,
  src: string,
  attributes: string,
  { shape }: Pick<AvatarSettings, 'shape'>,
): Drawing {
  return { ...drawing, inside: layPhoto(drawing.inside, src, attributes, CLIPS[shape]) };
}

/** Lays photos over the drawn members of a group. Returns `undefined` if no member has a photo. */
export function coverMembers(members: readonly { readonly src: string }[], attributes: string): Cover | undefined {
  if (members.every(({ src }) => src === '')) return undefined;
  return (inside, index) => layPhoto(inside, members[index]?.src ?? '', attributes);
}

function showPhoto(photo: HTMLImageElement, onShown?: () => void): void {
  // The mascot may have been removed before.
  const before = photo.parentElement?.previousElementSibling;
  const mascot = before?.localName === 'g' ? before : undefined;
  // Until the photo is there, neither a part of it nor a sign for a broken image is shown.
  const isLoaded = photo.complete && photo.naturalWidth > 0;
  // The text of the attribute is set again, because a strict policy blocks it in markup and allows it in a script.
  photo.style.cssText = photo.getAttribute('style') ?? '';
  photo.style.visibility = isLoaded ? '' : 'hidden';
  const show = (): void => {
    // It rejects if the photo is broken, or has been replaced meanwhile: the mascot stays.
    photo.decode().then(
      () => {
        photo.style.visibility = '';
        // It would shine through a transparent photo, and move.
        mascot?.remove();
        onShown?.();
      },
      () => undefined,
    );
  };
  if (photo.complete) show();
  else photo.addEventListener('load', show, { once: true });
}

/**
 * Shows the photos of a new drawing, each when it is decoded, and then removes its mascot. A photo that has been loaded already, such
 * as one in the drawing of a server, stays visible.
 *
 * @param onShown - is called after each photo that is shown
 */
export function showPhotos(root: Element | null, onShown?: () => void): void {
  for (const photo of root?.querySelectorAll('img') ?? []) showPhoto(photo, onShown);
}

/** Counts the mascots that photos have replaced. */
export function countPhotos(root: Element): number {
  return root.querySelectorAll('foreignObject:first-child, :not(g) + foreignObject').length;
}
