import type { Stop } from '@portico/kernel/islands';

/**
 * Takes away the gaps below short posts. As in Elementor, each stays in the column that it has without this, one after the other
 * across the row. All lie in one row of the grid, pushed down by what is above them, and the list is as high as its
 * longest column.
 */
export function packPosts(list: HTMLElement): Stop {
  // In the frame after, because what is watched may not be changed while it is watched.
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => isWatched && pack()));
  let isWatched = true;
  const children = new MutationObserver(watch);

  function pack(): void {
    const posts = [...list.children] as HTMLElement[];
    // A post in a column that is no more would keep it.
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
