import type { Stop } from '@portico/kernel/islands';

/**
 * Masonry as Elementor Pro has it: each column takes its turn, and no post waits for those beside it. A post takes as many
 * rows of a pixel as it is high.
 */
export function packPosts(list: HTMLElement): Stop {
  if (!list.classList.contains('elementor-posts-masonry')) return () => {};
  const sizes = new ResizeObserver(pack);
  const arrivals = new MutationObserver(watch);
  arrivals.observe(list, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    arrivals.disconnect();
  };

  function watch(): void {
    for (const post of list.children) sizes.observe(post);
  }

  function pack(): void {
    const posts = [...list.children] as HTMLElement[];
    list.classList.remove('portico-packed');
    const { gridTemplateColumns, rowGap } = getComputedStyle(list);
    const columns = gridTemplateColumns.split(' ').length;
    const gap = Number.parseFloat(rowGap) || 0;
    const heights = posts.map((post) => post.getBoundingClientRect().height);
    posts.forEach((post, index) => {
      post.style.gridArea = `auto / ${(index % columns) + 1} / span ${Math.round((heights[index] ?? 0) + gap)}`;
    });
    list.style.marginBlockEnd = `${-gap}px`;
    list.classList.add('portico-packed');
  }
}
