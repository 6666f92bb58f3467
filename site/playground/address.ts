// The address as the memory of a page.

// Browsers limit how often a page may rewrite its address.
const PAUSE = 200;

/** Makes a function that puts what a function writes into the address once nobody has called it for a moment. */
export function createAddressKeeper(): (writeQuery: () => string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (writeQuery) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const query = writeQuery();
      const search = query === '' ? '' : `?${query}`;
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    }, PAUSE);
  };
}
