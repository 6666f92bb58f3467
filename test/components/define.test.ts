// The entry points of the package, where there is no page.
import { describe, expect, it } from 'vitest';

describe('navii/components', () => {
  it('can be imported in Node, and registers nothing', async () => {
    const names = await import('../../components/index.js');
    expect(Object.keys(names).toSorted()).toEqual(['NaviiAvatar', 'NaviiGroup', 'SHAPES', 'STATUSES']);
    expect(customElements.get('navii-avatar')).toBeUndefined();
  });
});

describe('navii/define', () => {
  it('can be imported in Node, registers the elements, and has the same names', async () => {
    const names = await import('../../components/define.js');
    const classes = await import('../../components/index.js');
    expect({ ...names }).toEqual({ ...classes });
    expect(customElements.get('navii-avatar')).toBe(names.NaviiAvatar);
    expect(customElements.get('navii-group')).toBe(names.NaviiGroup);
  });
});
