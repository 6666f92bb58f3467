// Checking the types of what an author hands in, also where no compiler looked.
import { attempt } from '../options/read.js';

/** Takes a fault, and the name of what has it. */
export type Report = (where: string, fault: string) => void;

/** Reports what is wrong with a value. */
export type Check = (value: unknown, where: string, report: Report) => void;

type Fields = Readonly<Record<string, Check>>;

/** Characters of a value that a message quotes. */
const QUOTED = 40;

function print(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
}

/** A value as a message shows it. */
export function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  // There is no text of what has no prototype, or a symbol in it.
  const text = attempt(() => print(value)) ?? 'an object';
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that passes a test. */
export const a =
  (what: string, isRight: (value: unknown) => boolean): Check =>
  (value, where, report) => {
    if (!isRight(value)) report(where, `expected ${what}, got ${show(value)}`);
  };

export const text = a('text', (value) => typeof value === 'string');
export const number = a('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const drawing = a('a function that draws', (value) => typeof value === 'function');
export const flag = a('true', (value) => value === true);

/** An array of a fixed length. */
export const tuple =
  (what: string, lengths: readonly number[], item: Check): Check =>
  (value, where, report) => {
    if (!Array.isArray(value) || !lengths.includes(value.length)) report(where, `expected ${what}, got ${show(value)}`);
    else for (const [i, each] of (value as readonly unknown[]).entries()) item(each, `${where}[${i}]`, report);
  };

/** An array; its items go by their ids, if they have some. */
export const list =
  (noun: string, item: Check): Check =>
  (value, where, report) => {
    if (!Array.isArray(value)) {
      report(where, `expected an array, got ${show(value)}`);
      return;
    }
    for (const [i, each] of (value as readonly unknown[]).entries()) {
      const id = isObject(each) ? each['id'] : undefined;
      item(each, typeof id === 'string' ? `${noun} "${id}"` : `${where}[${i}]`, report);
    }
  };

/** An object with these fields. */
export const record =
  (required: Fields, optional: Fields = {}, isOpen = false): Check =>
  (value, where, report) => {
    if (!isObject(value)) {
      report(where, `expected an object, got ${show(value)}`);
      return;
    }
    const fields = { ...required, ...optional };
    const inner = (key: string): string => (where === '' ? key : `${where}: ${key}`);
    for (const [key, check] of Object.entries(fields)) {
      const field = value[key];
      if (field !== undefined) check(field, inner(key), report);
      else if (key in required) report(where, `${key} is missing`);
    }
    if (isOpen) return;
    const known = Object.keys(fields);
    for (const key of Object.keys(value))
      if (!known.includes(key)) report(where, `there is no ${key}: expected ${known.join(', ')}`);
  };

/** An object with any keys. */
export const dictionary =
  (item: Check): Check =>
  (value, where, report) => {
    if (!isObject(value)) report(where, `expected an object, got ${show(value)}`);
    else for (const [key, each] of Object.entries(value)) item(each, `${where}: ${key}`, report);
  };
