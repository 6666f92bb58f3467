// The news as a feed (Atom, RFC 4287), with paths: the service and the build of an operator put the address of the site before
// them.
import type { Release } from '../../lib/http/reference.js';
import { sha256Hex } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { listParagraphs, renderChanges, titleOf } from './news.js';

/** The path of the feed. */
export const FEED_PATH = '/blog/feed.xml';

/** Readers keep what they have read. */
const NEWEST = 20;

/**
 * An id that stays wherever the news is read (RFC 4287 §4.2.6): a version 8 UUID (RFC 9562 §5.8) of the name, for an address
 * is not the same on two hosts.
 */
function createId(name: string): string {
  const digits = sha256Hex(`navii news ${name}`);
  return `urn:uuid:${digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')}`;
}

const timeOf = ({ date }: Release): string => `${date}T00:00:00Z`;

function renderEntry(release: Release): string {
  const { version, changes } = release;
  const [summary = ''] = listParagraphs(release);
  return (
    `<entry><id>${createId(version)}</id><title>${titleOf(release)}</title>` +
    `<link rel="alternate" type="text/html" href="/blog/v${version}"/>` +
    `<published>${timeOf(release)}</published><updated>${timeOf(release)}</updated>` +
    `<summary>${escapeHtml(summary)}</summary>` +
    `<content type="html">${escapeHtml(renderChanges(changes, 'h2'))}</content></entry>`
  );
}

/** Writes the feed. */
export function renderFeed(releases: readonly Release[]): string {
  const [newest] = releases;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="/"><id>${createId('feed')}</id>` +
    `<title>Navii news</title><subtitle>What is new in Navii, release by release.</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${FEED_PATH}"/><link rel="alternate" type="text/html" href="/blog"/>` +
    // A feed without an entry is as old as can be: it has to say something.
    `<updated>${newest === undefined ? '1970-01-01T00:00:00Z' : timeOf(newest)}</updated>` +
    `<author><name>Navii contributors</name></author>${each(releases.slice(0, NEWEST), renderEntry)}</feed>\n`
  );
}
