// Seeds from the data of users, and random seeds. SHA-256 is FIPS 180-4, from @noble/hashes.
import { sha256 } from '@noble/hashes/sha2.js';
import { checkFields } from '../options/hints.js';
import { wrongType } from '../options/words.js';

/** Throws if the seed is not a string, or empty. */
export function expectSeed(seed: unknown): asserts seed is string {
  if (typeof seed !== 'string') throw wrongType('seed', 'a string', seed, '; createSeed({ id }) makes one');
  if (seed === '') throw new RangeError('seed: expected at least one character, got an empty string');
}

/**
 * Data of a user. The best field becomes the seed.
 *
 * @example
 * const fields: SeedFields = { name: 'Ada Lovelace', createdAt: '1815-12-10' };
 */
export interface SeedFields {
  /** A stable id, which makes the best seed. */
  readonly id?: string | number | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  /** Distinguishes people with the same name. */
  readonly createdAt?: string | number | Date | undefined;
}

/**
 * Options of {@link createSeed}.
 *
 * @example
 * const options: SeedOptions = { hashEmail: false };
 */
export interface SeedOptions {
  /** Whether e-mail addresses are hashed, so that none appears in a URL; default: true. */
  readonly hashEmail?: boolean | undefined;
}

// JavaScript engines inside other programs have no TextEncoder. As with TextEncoder, half of a surrogate pair becomes U+FFFD.
function encodeUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  const bytes = escaped.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
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
  if (typeof input !== 'string') throw wrongType('input', 'a string', input);
  return toHex(sha256(encodeUtf8(input)));
}

/**
 * Normalizes an e-mail address: trimmed, lower case, Unicode NFC.
 *
 * @throws TypeError when the address is not a string
 * @example
 * normalizeEmail(' Ada@Example.org '); // 'ada@example.org'
 */
export function normalizeEmail(email: string): string {
  if (typeof email !== 'string') throw wrongType('email', 'a string', email);
  return email.trim().toLowerCase().normalize('NFC');
}

/** Whether a text matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`, as e-mail addresses do. It takes linear time. */
export function isEmail(text: string): boolean {
  if (!text.includes('@')) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return local !== '' && more.length === 0 && !/\s/.test(text) && domain.slice(1, -1).includes('.');
}

/** Whether a text has the form of {@link seedFromEmail}. People cannot read it, so pages do not show it as a name. */
export function isEmailHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text);
}

/**
 * Makes a seed from an e-mail address: the SHA-256 of the normalized address. It does not show the address, but
 * anyone who guesses the address can confirm it.
 *
 * @returns 64 lower-case hexadecimal digits
 * @throws TypeError when the address is not a string
 * @example
 * const svg = createAvatar(seedFromEmail('ada@example.org'));
 */
export function seedFromEmail(email: string): string {
  return sha256Hex(normalizeEmail(email));
}

/** The text of a field; empty if the field is. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
}

/** The text of a date: ISO 8601 for a Date, any other text as it is. */
function momentOf(value: unknown): string {
  if (!(value instanceof Date)) return wordOf(value);
  return Number.isNaN(value.getTime()) ? '' : value.toISOString();
}

/**
 * Makes a seed from the best of the given fields: id, else e-mail (hashed), else name with creation date, else name.
 *
 * @throws TypeError when no field is given
 * @example
 * createSeed({ id: 42, name: 'Ada' }); // '42'
 * createSeed({ name: 'Ada', createdAt: '2024-05-01' }); // 'Ada|2024-05-01'
 */
export function createSeed(fields: SeedFields, options?: SeedOptions): string {
  const { id, email, name, createdAt } = fields ?? {};
  const key = wordOf(id);
  if (key !== '') return key;
  if (typeof email === 'string' && email.trim() !== '') {
    return options?.hashEmail === false ? email : seedFromEmail(email);
  }
  const called = wordOf(name);
  if (called === '') {
    checkFields(fields);
    throw new TypeError('fields: expected an id, an email or a name, as in createSeed({ id: 42 })');
  }
  const moment = momentOf(createdAt);
  return moment === '' ? called : `${called}|${moment}`;
}

// The engine needs nothing else from its platform. Browsers, workers and Node from 20 on have `crypto`; unlike crypto.randomUUID, this
// function is also available on plain http pages. Node 18 and engines inside other programs lack it.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array } | undefined;

/** A random seed: a version 4 UUID (RFC 9562 §5.4). */
export function createUuid(): string {
  const bytes = new Uint8Array(16);
  // A seed is not a secret, so predictable numbers are good enough where there is no `crypto`.
  if (typeof crypto === 'undefined') bytes.forEach((_, at) => (bytes[at] = Math.random() * 256));
  else crypto.getRandomValues(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
