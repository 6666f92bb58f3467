/**
 * The host in samples of code, until it is known where the site is: the service writes its own address into what it sends, and
 * pages on a host of files write theirs.
 */
export const EXAMPLE_ORIGIN = 'https://navii.example';
