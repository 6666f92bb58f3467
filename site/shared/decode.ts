// Text that browsers keep escaped in the path of an address.

/** Decodes escapes once, as the service does; a broken one stays as it is. */
export function decodePath(text: string): string {
  // URLSearchParams never throws on malformed escapes.
  const query = text.replaceAll('&', '%26').replaceAll('+', '%2B');
  return new URLSearchParams(`text=${query}`).get('text') ?? '';
}
