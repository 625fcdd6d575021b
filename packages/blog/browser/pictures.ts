/**
 * Resolves when the images in a node have their sizes, or never will. Images with both dimensions in the markup have them
 * already, and lazy ones are not waited for.
 */
export function picturesIn(node: ParentNode): Promise<unknown> {
  const waiting = [...node.querySelectorAll('img')].filter(
    (image) => !image.complete && image.loading !== 'lazy' && !image.matches('[width][height]'),
  );
  return Promise.allSettled(waiting.map((image) => image.decode()));
}
