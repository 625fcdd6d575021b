import type { Stop } from '@portico/kernel/islands';

/**
 * Removes the gaps below short posts. As in Elementor, each stays in its grid column, in reading order. All are in one grid
 * row, pushed down by what is above them, and the list is as high as its longest column.
 */
export function packPosts(list: HTMLElement): Stop {
  // Deferred by a frame, because observed sizes must not change during the callback.
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => isWatched && pack()));
  let isWatched = true;
  const children = new MutationObserver(watch);

  function pack(): void {
    const posts = [...list.children] as HTMLElement[];
    // A post in a column that no longer exists would keep that column.
    for (const { style } of posts) style.gridArea = '';
    const { gridTemplateColumns, rowGap } = getComputedStyle(list);
    const count = gridTemplateColumns.split(' ').length;
    const heights = posts.map((post) => post.getBoundingClientRect().height);
    const ends: number[] = [];
    posts.forEach(({ style }, index) => {
      const column = index % count;
      const top = ends[column] ?? 0;
      style.gridArea = `1 / ${column + 1}`;
      style.marginBlockStart = `${top}px`;
      ends[column] = top + (heights[index] ?? 0) + Number.parseFloat(rowGap);
    });
  }

  function watch(): void {
    for (const post of list.children) sizes.observe(post);
    pack();
  }

  watch();
  children.observe(list, { childList: true });
  return () => {
    isWatched = false;
    sizes.disconnect();
    children.disconnect();
    for (const post of list.children) post.removeAttribute('style');
  };
}
