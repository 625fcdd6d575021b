/**
 * Removes from a container what the view would not have rendered (white space, comments, other products' nodes), so that React
 * finds exactly its own nodes. Returns a function that puts each node back in its place. The contents of slots are not touched.
 */
export function liftForeignNodes(container: Element, owns: string, slots: string): () => void {
  const lifted: { node: ChildNode; parent: Element; before: ChildNode | null }[] = [];

  const visit = (parent: Element): void => {
    for (const node of [...parent.childNodes]) {
      if (isOwned(node, owns)) {
        if (!(node as Element).matches(slots)) visit(node as Element);
      } else if (!hasText(node)) {
        lifted.push({ node, parent, before: node.nextSibling });
        node.remove();
      }
    }
  };
  visit(container);

  // Backwards, so that the next sibling of each node is already back.
  return () => {
    for (const { node, parent, before } of lifted.splice(0).reverse())
      parent.insertBefore(node, before?.parentNode === parent ? before : null);
  };
}

function isOwned(node: Node, owns: string): boolean {
  return node.nodeType === 1 && (node as Element).matches(owns);
}

/** Text of the view itself stays: React compares it. */
function hasText(node: Node): boolean {
  return node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '';
}
