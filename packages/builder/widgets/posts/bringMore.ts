import type { Stop } from '@portico/kernel/islands';

const LOADING = 'e-load-more-pagination-loading';
const END = 'e-load-more-pagination-end';

/** Puts the posts of the next page below those that are there: at a click, or when their end comes near. */
export function bringMore(element: HTMLElement, list: HTMLElement): Stop {
  const anchor = element.querySelector<HTMLElement>('.e-load-more-anchor');
  if (!anchor) return () => {};
  const button = element.querySelector<HTMLAnchorElement>('.elementor-button');
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void bring();
    },
    { rootMargin: '0px 0px 200px' },
  );
  button?.addEventListener('click', onClick);
  if (!button) near.observe(anchor);
  return () => {
    button?.removeEventListener('click', onClick);
    near.disconnect();
  };

  function onClick(event: MouseEvent): void {
    // Whoever wants it in another window gets it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void bring();
  }

  async function bring(): Promise<void> {
    const address = anchor?.dataset.nextPage;
    if (!address || element.classList.contains(LOADING)) return;
    element.classList.add(LOADING);
    near.disconnect();
    const page = await pageAt(address);
    element.classList.remove(LOADING);
    if (page) take(page.querySelector(`[data-id="${CSS.escape(element.dataset.id ?? '')}"]`));
    // What cannot be had here may be had there.
    else if (button) window.location.assign(address);
  }

  function take(found: Element | null): void {
    const posts = [...(found?.querySelectorAll('.elementor-post') ?? [])];
    const next = found?.querySelector<HTMLElement>('.e-load-more-anchor')?.dataset.nextPage;
    list.append(...posts);
    if (anchor) anchor.dataset.nextPage = next ?? '';
    if (next) {
      button?.setAttribute('href', next);
      if (!button && anchor) near.observe(anchor);
      return;
    }
    element.classList.add(END);
    const message = element.querySelector<HTMLElement>('.e-load-more-message');
    if (message) message.hidden = false;
    if (button && button === document.activeElement)
      posts[0]?.querySelector<HTMLElement>('a:not([tabindex])')?.focus();
  }
}

async function pageAt(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    // Nobody is there: the visitor is told by where the link leads.
    return null;
  }
}
