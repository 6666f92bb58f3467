// Tests of the elements under a strict Content-Security-Policy: it allows only scripts of the page's own origin.
import { afterEach, describe, expect, it } from 'vitest';
import { createAvatar, MOTION_CSS, createGroup } from '../../lib/index.js';
import { clear } from './mount.js';

afterEach(clear);

const define = new URL('../../components/define.ts', import.meta.url);
const copy = new URL('fixtures/copy.js', import.meta.url);
const ATTACKS = ['<img src="x" onerror="alert()">', '<g onload="alert()"/>', '<path d="M0 0"><script>alert()</script>'];
const TRUSTED = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types navii test";
const BODY =
  '<navii-avatar seed="ada" animated label="Ada" status="busy" shape="square"></navii-avatar>' +
  '<navii-group seeds="ada,grace" animated></navii-group><navii-avatar></navii-avatar>';

interface TrustedTypesScope {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}
interface Rules {
  createScriptURL(address: string): string;
}

const policies = new WeakMap<Window, Rules>();

/** Makes a script address that Trusted Types accept, with a policy of the test itself. */
function trust(scope: Window | null, address: string): string {
  const rules: Rules = { createScriptURL: (text) => text };
  if (scope === null) return address;
  const policy = policies.get(scope) ?? (scope as TrustedTypesScope).trustedTypes?.createPolicy('test', rules) ?? rules;
  policies.set(scope, policy);
  return policy.createScriptURL(address);
}

/** Runs a module in a page. */
async function run(frame: Document, address: URL): Promise<void> {
  const script = frame.createElement('script');
  script.type = 'module';
  script.src = trust(frame.defaultView, address.href);
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true });
    script.addEventListener('error', () => reject(new Error(`${address.href} was not loaded`)));
  });
  frame.head.append(script);
  await loaded;
}

/** Opens a page under a policy. */
async function open(policy: string, body: string): Promise<{ frame: Document; violations: string[] }> {
  const iframe = document.createElement('iframe');
  // In a page without an address, 'self' matches no origin in Firefox.
  const content = policy.replace("'self'", location.origin);
  iframe.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${content}"><body>${body}</body>`;
  document.body.append(iframe);
  await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
  const frame = iframe.contentDocument;
  if (!frame) throw new Error('no document');
  const violations: string[] = [];
  frame.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  await run(frame, define);
  for (const element of frame.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>('*')) {
    await element.updateComplete;
  }
  return { frame, violations };
}

/** Waits for the reports of violations, which are dispatched in a separate task. */
const reported = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 50));

function serialize(element: Element | null | undefined): string {
  const svg = element?.shadowRoot?.querySelector('svg');
  return svg ? new XMLSerializer().serializeToString(svg) : '';
}

describe.each(["default-src 'none'; script-src 'self'", TRUSTED])('under %s', (policy) => {
  it('the elements draw and move, and nothing is reported', async () => {
    const { frame, violations } = await open(policy, BODY);
    const [avatar, group] = [frame.querySelector('navii-avatar'), frame.querySelector('navii-group')];
    const still = (svg: string): string => svg.replace(`<style>${MOTION_CSS}</style>`, '');
    expect(serialize(avatar)).toBe(
      still(createAvatar('ada', { animated: true, shape: 'square', title: 'Ada', status: 'busy' })),
    );
    expect(serialize(group)).toBe(still(createGroup(['ada', 'grace'], { animated: true })));
    expect(avatar?.getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
    for (const element of [avatar, group]) {
      const drawing = element?.shadowRoot?.querySelector('svg');
      await expect.poll(() => drawing?.getAnimations({ subtree: true }).length).toBeGreaterThan(1);
    }
    await reported();
    expect(violations).toEqual([]);
  });
});

describe('where Trusted Types are required', () => {
  const LIAR = { toString: () => ATTACKS[0], replace: () => '' };

  it.each([...ATTACKS, LIAR])('no global of the elements makes trusted HTML from %s', async (markup) => {
    const { frame } = await open(TRUSTED, BODY);
    const scope = frame.defaultView as Window & { TrustedHTML?: new () => object };
    const left = Reflect.ownKeys(scope).map((key) => Reflect.get(scope, key) as { createHTML?: unknown } | null);
    const made = left.flatMap((value) => {
      const create = value?.createHTML;
      return typeof create === 'function' ? (create as (text: unknown) => unknown)(markup) : [];
    });
    const { TrustedHTML } = scope;
    expect(made.filter((value) => TrustedHTML && value instanceof TrustedHTML)).toEqual([]);
  });

  it('another copy of the library draws too', async () => {
    const { frame, violations } = await open(TRUSTED, BODY);
    await run(frame, copy);
    const drawn = Array.from(frame.querySelectorAll('#copy svg'), (svg) => new XMLSerializer().serializeToString(svg));
    const group = createGroup(['ada', 'grace', 'alan'], { max: 2 });
    expect(drawn).toEqual([createAvatar('ada', { animated: true }), group]);
    expect(frame.querySelector('#photo img')?.getAttribute('src')).toBe('https://photos.test/ada.jpg?a&b');
    await reported();
    // The reports are about the style of the copy's markup, which a strict policy blocks. The elements leave it out.
    const styles = violations.filter((text) => !text.startsWith('img-src'));
    expect(styles).toEqual(['style-src-elem', 'style-src-attr'].map((directive) => expect.stringContaining(directive)));
  });
});
