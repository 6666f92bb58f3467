// Seeds from what an app knows of its users. SHA-256 is FIPS 180-4, from @noble/hashes.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * What an app may know of a user.
 *
 * @example
 * const fields: SeedFields = { name: 'Ada Lovelace', createdAt: '1815-12-10' };
 */
export interface SeedFields {
  /** A stable id: the best seed there is. */
  readonly id?: string | number | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  /** Tells namesakes apart. */
  readonly createdAt?: string | number | Date | undefined;
}

/**
 * How a seed is made.
 *
 * @example
 * const options: SeedOptions = { hashEmail: false };
 */
export interface SeedOptions {
  /** Hash e-mail addresses (the default), so that none appears in a URL. */
  readonly hashEmail?: boolean | undefined;
}

// Not by TextEncoder, because engines inside other programs have none. Half of a surrogate pair is U+FFFD, as it is there.
function encodeUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  const bytes = escaped.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/**
 * SHA-256 of a text's UTF-8 bytes (FIPS 180-4), synchronously.
 *
 * @returns 64 lower-case hexadecimal digits
 * @throws TypeError when the input is not a string
 * @example
 * sha256Hex('ada'); // 'fdee430d…
 */
export function sha256Hex(input: string): string {
  if (typeof input !== 'string') throw new TypeError(`input: expected a string, got ${typeof input}`);
  return bytesToHex(sha256(encodeUtf8(input)));
}

/**
 * Normalizes an e-mail address: trimmed, lower case, Unicode NFC (SPEC §1.8).
 *
 * @throws TypeError when the address is not a string
 * @example
 * normalizeEmail(' Ada@Example.org '); // 'ada@example.org'
 */
export function normalizeEmail(email: string): string {
  if (typeof email !== 'string') throw new TypeError(`email: expected a string, got ${typeof email}`);
  return email.trim().toLowerCase().normalize('NFC');
}

/** Whether a text is an e-mail address, in linear time: as `^[^\s@]+@[^\s@]+\.[^\s@]+$` would tell (SPEC §4.1). */
export function isEmail(text: string): boolean {
  if (!text.includes('@')) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return local !== '' && more.length === 0 && !/\s/.test(text) && domain.slice(1, -1).includes('.');
}

/**
 * A seed from an e-mail address that does not show the address: SHA-256 of the normalized address (SPEC §1.8).
 * It hides the address from a glance, not from somebody who tries addresses one by one.
 *
 * @returns 64 lower-case hexadecimal digits
 * @throws TypeError when the address is not a string
 * @example
 * const svg = createAvatar(seedFromEmail('ada@example.org'));
 */
export function seedFromEmail(email: string): string {
  return sha256Hex(normalizeEmail(email));
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

function momentOf(value: unknown): string {
  if (!(value instanceof Date)) return wordOf(value);
  return Number.isNaN(value.getTime()) ? '' : value.toISOString();
}

/**
 * The best seed that the given fields allow: id, else e-mail (hashed), else name with creation date, else name.
 *
 * @throws TypeError when none of them is there
 * @example
 * seed({ id: 42, name: 'Ada' }); // '42'
 * seed({ name: 'Ada', createdAt: '2024-05-01' }); // 'Ada|2024-05-01'
 */
export function seed(fields: SeedFields, options: SeedOptions = {}): string {
  const { id, email, name, createdAt } = fields ?? {};
  const key = wordOf(id);
  if (key !== '') return key;
  if (typeof email === 'string' && email.trim() !== '') {
    return options.hashEmail === false ? email : seedFromEmail(email);
  }
  const called = wordOf(name);
  if (called === '') throw new TypeError('fields: expected an id, an email or a name, got none of them');
  const moment = momentOf(createdAt);
  return moment === '' ? called : `${called}|${moment}`;
}
