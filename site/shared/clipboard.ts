/**
 * Copies text.
 *
 * @returns whether it worked: pages without a secure origin, and visitors, may forbid it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
