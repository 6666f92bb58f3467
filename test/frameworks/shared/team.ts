// The data of the page of every framework: at first, and after a click on "Change".

/** A member of a group, with options of its own. */
export interface Member {
  readonly seed: string;
  readonly label: string;
  readonly mood?: 'happy' | 'sleepy';
  readonly packs?: string;
}

/** The data that a page shows. */
export interface PageData {
  /** The properties of one avatar. */
  readonly person: {
    readonly seed: string;
    readonly label: string;
    readonly mood: 'happy' | 'serious';
    readonly packs: 'neon,garden' | 'arcade';
    readonly parts: string;
  };
  /** The members of a group; the markup has them as JSON, because a server drops arrays. */
  readonly team: readonly (string | number | Member)[];
  /** A list of avatars; the seed of each is its id. */
  readonly people: readonly string[];
}

export const FIRST: PageData = {
  person: {
    seed: 'Ada, "Countess" & Co.',
    label: 'Ada <3',
    mood: 'happy',
    packs: 'neon,garden',
    parts: 'topper:crown',
  },
  team: ['Hopper, Grace', { seed: 'Alan', label: 'Alan "Al" Turing', mood: 'sleepy', packs: 'garden' }, 7],
  people: ['joan', 'katherine', 'margaret'],
};

export const SECOND: PageData = {
  person: { seed: 'Mae, Jr.', label: "Mae's", mood: 'serious', packs: 'arcade', parts: 'topper:beret' },
  team: [{ seed: 'Alan', label: 'Alan', mood: 'happy' }, 'Lovelace, Ada', 'Joan', 8],
  people: ['joan', 'radia', 'margaret'],
};
