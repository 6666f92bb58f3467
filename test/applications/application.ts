// The parts of an application that its test needs.
import { existsSync } from 'node:fs';
import type { Host } from './host.js';

/** A comment on a page. */
export interface Comment {
  /** The name of the person who wrote it. */
  readonly name: string;
  /** The e-mail address of the person; `null` of a guest without one. */
  readonly email: string | null;
  readonly text: string;
}

/** An application that asks Gravatar for faces. */
export interface Application {
  readonly name: string;
  /** Its Debian packages, each with one of their files. */
  readonly packages: Readonly<Record<string, string>>;
  /** The selector of one comment on its page. */
  readonly selector: string;
  /** The seed of a guest without an address. Without it, the application shows guests a picture of its own. */
  readonly seedOfGuest?: (name: string) => string;
  /**
   * Installs the application with the recipe of the docs, and writes a page with these comments.
   *
   * @param host - the place for its files and programs
   * @param service - the address of the service
   * @returns the address of the page
   */
  readonly install: (host: Host, service: string, comments: readonly Comment[]) => Promise<string>;
}

/** Whether this machine lacks a package. Then a line says which. */
export function isMissing({ name, packages }: Pick<Application, 'name' | 'packages'>): boolean {
  const missing = Object.keys(packages).filter((key) => !existsSync(packages[key] ?? ''));
  if (missing.length > 0) process.stderr.write(`${name} is not tested: install ${missing.join(', ')}.\n`);
  return missing.length > 0;
}
