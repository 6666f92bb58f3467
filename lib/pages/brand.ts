// The two colours of the product, on cards, icons, posters and in browsers' bars.

/** The ground: a warm yellow. */
export const SKY = '#ffc94a';

/** Text and outlines: a dark violet. */
export const INK = '#22103f';
