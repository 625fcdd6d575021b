import type { Stop } from '@portico/kernel/islands';
import { FOLDED_ON } from './foldedOn.ts';

const ACTIVE = 'elementor-item-active';

/** Marks where in the page its visitor is, and folds the list where its sheet has it folded already. */
export function start(element: HTMLElement): Stop {
  const box = element.querySelector('details');
  const body = element.querySelector('.elementor-toc__body');
  if (box?.open && body && getComputedStyle(body).display === 'none') box.open = false;
  element.className = element.className.replace(new RegExp(`${FOLDED_ON}\\w+`), '').trim();
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.elementor-toc__list-item-text')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const passing = new IntersectionObserver(mark, { rootMargin: `0px 0px ${LINE * 100 - 100}%` });
  for (const heading of headings) if (heading) passing.observe(heading);
  return () => passing.disconnect();

  function mark(): void {
    const line = window.innerHeight * LINE;
    const at = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top <= line);
    for (const [index, link] of links.entries()) link.classList.toggle(ACTIVE, index === at);
  }
}

/** How far down the window a heading counts as reached. */
const LINE = 0.3;
