/**
 * When the pictures in a node have their sizes, or never will. A picture with both sizes in its markup has them already,
 * and one that is only fetched when it comes near the screen is not waited for.
 */
export function picturesIn(node: ParentNode): Promise<unknown> {
  const waiting = [...node.querySelectorAll('img')].filter(
    (image) => !image.complete && image.loading !== 'lazy' && !image.matches('[width][height]'),
  );
  return Promise.allSettled(waiting.map((image) => image.decode()));
}
