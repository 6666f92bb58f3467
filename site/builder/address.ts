// The address as the memory of the builder: a design is a place to come back to, and the rest is written over.

// Browsers limit how often a page may rewrite its address; and a burst of changes is one place.
const PAUSE = 300;

/** Makes a function that puts a query into the address once nobody has called it for a moment. */
export function createTrail(): { readonly keep: (query: string, isPlace: boolean) => void; readonly drop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNew = false;
  return {
    keep(query, isPlace) {
      clearTimeout(timer);
      isNew ||= isPlace;
      timer = setTimeout(() => {
        const search = query === '' ? '' : `?${query}`;
        if (search !== location.search) {
          const address = `${location.pathname}${search}${location.hash}`;
          if (isNew) history.pushState(null, '', address);
          else history.replaceState(null, '', address);
        }
        isNew = false;
      }, PAUSE);
    },
    /** Forgets what has not been written: the visitor has gone elsewhere. */
    drop() {
      clearTimeout(timer);
      isNew = false;
    },
  };
}
