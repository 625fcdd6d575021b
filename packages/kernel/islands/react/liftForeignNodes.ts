/**
 * Takes out of a container what the view would not have rendered there (white space, comments, other products' nodes)
 * so that React finds exactly its own nodes, and returns how to put each one back where it stood.
 * The inside of a slot is not looked at.
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

  // Backwards: the sibling that a node stood before is then always back already.
  return () => {
    for (const { node, parent, before } of lifted.splice(0).reverse())
      parent.insertBefore(node, before?.parentNode === parent ? before : null);
  };
}

function isOwned(node: Node, owns: string): boolean {
  return node.nodeType === 1 && (node as Element).matches(owns);
}

/** Text of the view itself: React compares it, so it stays. */
function hasText(node: Node): boolean {
  return node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '';
}
