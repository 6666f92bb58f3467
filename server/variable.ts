// What an environment variable is: how it is read, and how it is described to people.

/** One variable of the configuration. */
export interface Variable<T> {
  readonly name: string;
  /** The value of a text, or `undefined` when the text makes no sense. */
  readonly read: (text: string) => T | undefined;
  /** What it takes, in words. */
  readonly takes: string;
  readonly default: T;
  /** The default in words, where its value would say too little. */
  readonly shown?: string;
  readonly doc: string;
  /** Whether a wrong value is left out of the error message. */
  readonly isPrivate?: boolean;
  /** Groups of other variables; of each group at least one must be set. */
  readonly needs?: readonly (readonly string[])[];
}

/** How an address to listen on is read. */
export function readHost(): Pick<Variable<string>, 'read' | 'takes'> {
  return { read: (text) => (/^[\w.:%-]+$/.test(text) ? text : undefined), takes: 'an address or a host name' };
}

/** How an integer is read. */
export function readInteger(min: number, max: number): Pick<Variable<number>, 'read' | 'takes'> {
  return {
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    takes: `an integer from ${min} to ${max}`,
  };
}

/** An http or https URL that links can begin with: no user, query or fragment, and no slash at the end. */
export function readUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
}
