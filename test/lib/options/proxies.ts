// Values that throw at any access, for tests of readers.
function refuse(): never {
  throw new Error('not for you');
}

const HANDLER = { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, getPrototypeOf: refuse };

function revoke(target: object): object {
  const { proxy, revoke: end } = Proxy.revocable(target, {});
  end();
  return proxy;
}

/** An array and an object for each kind of proxy. */
export const PROXIES: readonly object[] = [['ada'], { body: 'heart' }].flatMap((target) => [
  new Proxy(target, HANDLER),
  revoke(target),
]);
