// The placeholder that is shown without a seed, and while packs are loading: the outline of a mascot, faint, in the colour of the
// text.
import type { AvatarSettings, GroupSettings } from '../../lib/options/schema.js';
import { openShape, rootOf } from '../../lib/render/avatar.js';
import { measureGroup } from '../../lib/render/group.js';
import { formatHundredths, type Drawing } from '../../lib/render/svg.js';

// Antenna, body, and two holes for the eyes. It is one path because translucent shapes would show where they overlap.
const FIGURE =
  'M56.5 12a5 5 0 1 1-1.5 9.8c-1.8 1.5-2.7 3.4-2.9 5.7C70 28.5 82 42 82 60c0 18-12 28-32 28S18 78 18 60' +
  'c0-18 12-31.5 30-32.5.2-4.2 1.7-7.5 4.3-9.8A5 5 0 0 1 56.5 12z' +
  'M37.5 54a5.5 6.5 0 1 0 0 13 5.5 6.5 0 0 0 0-13zm25 0a5.5 6.5 0 1 0 0 13 5.5 6.5 0 0 0 0-13z';

/** Opacity of the shape behind the figure of a placeholder. */
export const GROUND_OPACITY = '.1';

function placeholderOf(units: string, width: string, height: number, inside: string): Drawing {
  const { 'stroke-linecap': _, ...attributes } = rootOf(units, width, height);
  return { attributes: { ...attributes, fill: 'currentColor' }, style: '', inside, over: '' };
}

function drawFigure(shape: AvatarSettings['shape']): string {
  return `${openShape(shape)}opacity="${GROUND_OPACITY}"/><path fill-rule="evenodd" opacity=".22" d="${FIGURE}"/>`;
}

/**
 * Draws the placeholder of an avatar.
 *
 * @param settings - options of the avatar; the other options do not matter
 */
export function drawPlaceholder({ size, shape }: Pick<AvatarSettings, 'size' | 'shape'>): Drawing {
  return placeholderOf('100', String(size), size, drawFigure(shape));
}

/** Draws the placeholder of a group, in the size that the group will have. */
export function drawGroupPlaceholder(members: number, settings: GroupSettings): Drawing {
  const { tiles, step, units, width } = measureGroup(members, settings);
  const figures = Array.from({ length: tiles }, (_, i) => {
    return `<g transform="translate(${formatHundredths(step * i)} 0)">${drawFigure('circle')}</g>`;
  });
  return placeholderOf(units, width, settings.size, figures.join(''));
}
