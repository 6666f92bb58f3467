// Keys that browsers do not handle: Home and End in a radio group, and those of undo and redo.

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && ['text', 'search'].includes(target.type);
}

/** Lets Home and End pick the first and the last option of a group. */
export function startHomeAndEnd(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // With these keys they are commands of the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if ((key !== 'Home' && key !== 'End') || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const options = target.closest('[role=radiogroup]')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [];
    const option = Array.from(options).at(key === 'Home' ? 0 : -1);
    if (!option) return;
    event.preventDefault();
    option.focus();
    option.click();
  });
}

/** Handles the keys of undo and redo, except in text fields, which have their own undo. */
export function startShortcuts(undo: () => void, redo: () => void): void {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
}
