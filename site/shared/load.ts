// Modules that a page loads later. One may fail to load: there is no network, or the site was published anew while the page was
// open, and its old files are gone. Then the page says so.

/**
 * Shows that a module could not be loaded.
 *
 * @returns the message
 */
function report(): string {
  const isOnline = navigator.onLine;
  const message = isOnline
    ? 'This could not be loaded. Reload the page.'
    : 'You are offline, and this is not loaded yet.';
  const toast = document.createElement('div');
  Object.assign(toast, { className: 'toast', role: 'alert', popover: 'auto', textContent: message });
  // Without a network, a reload would lose the page. With one it loses nothing: the address has the state.
  if (isOnline) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: 'Reload', onclick: () => location.reload() });
    toast.append(' ', button);
  }
  // A click beside it or Escape closes it.
  toast.addEventListener('toggle', ({ newState }) => newState === 'closed' && toast.remove());
  document.body.append(toast);
  const { activeElement: pressed } = document;
  if (pressed instanceof HTMLButtonElement && navigator.userActivation.isActive) {
    toast.classList.add('near');
    toast.showPopover({ source: pressed });
  } else toast.showPopover();
  return message;
}

/** Loads a module once an element comes near the window, and uses it: what is far below is not made before. */
export function loadNear<Module>(element: Element, read: () => Promise<Module>, use: (module: Module) => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      void load(read)().then(use);
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}

/**
 * Starts to load a module.
 *
 * @param read - imports the module. Called again after a failure: where the browser keeps that, the page offers to reload
 * @returns a function for when the module is needed. If it cannot be loaded, the page says so, and the promise rejects with the message
 */
export function load<Module>(read: () => Promise<Module>): () => Promise<Module> {
  let module = read();
  module.catch(() => undefined);
  return async () => {
    module = module.catch(read);
    try {
      return await module;
    } catch (error) {
      throw new Error(report(), { cause: error });
    }
  };
}
