// Reads an element from the accessibility tree of Chromium, which screen readers use.
import { cdp } from 'vitest/browser';

/** A node of the tree that is not ignored. */
export interface TreeNode {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly children?: readonly TreeNode[];
}

interface Value {
  readonly value?: string;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly childIds?: readonly string[];
}

interface Session {
  send(method: string, params?: object): Promise<never>;
}

/** Roles without content, and text that is part of a name. */
const SILENT = new Set(['generic', 'none', 'StaticText', 'InlineTextBox', 'SvgRoot', 'paragraph']);

function listNodes(node: AxNode, nodes: ReadonlyMap<string, AxNode>): TreeNode[] {
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id);
    return child === undefined ? [] : listNodes(child, nodes);
  });
  const role = node.role?.value ?? '';
  const [name, description] = [node.name?.value ?? '', node.description?.value ?? ''];
  if (node.ignored || (SILENT.has(role) && name === '' && description === '') || role === 'StaticText') return children;
  return [
    {
      role,
      ...(name === '' ? {} : { name }),
      ...(description === '' ? {} : { description }),
      ...(children.length === 0 ? {} : { children }),
    },
  ];
}

/** Lists the nodes of an element and of its content. */
export async function readTree(element: Element): Promise<TreeNode[]> {
  const session = cdp() as unknown as Session;
  await session.send('Accessibility.enable');
  element.setAttribute('data-read', '');
  try {
    // The test page is in a frame of the window.
    const expression = `[document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
      .map((page) => page?.querySelector('[data-read]')).find(Boolean)`;
    const { result } = (await session.send('Runtime.evaluate', { expression })) as { result: { objectId: string } };
    const { objectId } = result;
    const { nodes } = (await session.send('Accessibility.queryAXTree', { objectId })) as { nodes: readonly AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const inside = new Set(nodes.flatMap(({ childIds }) => childIds ?? []));
    return nodes.filter(({ nodeId }) => !inside.has(nodeId)).flatMap((node) => listNodes(node, byId));
  } finally {
    element.removeAttribute('data-read');
  }
}
