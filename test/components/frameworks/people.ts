// The people on the pages of the samples.
export const USER = { id: 'ada', name: 'Ada' };

export const PEOPLE = ['Grace', 'Alan', 'Mary'].map((name) => ({ id: name.toLowerCase(), name }));

export const MEMBERS = ['Hopper, Grace', 'Turing, Alan'].map((seed) => ({ seed, label: seed }));
