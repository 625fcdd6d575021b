import type { Stop } from '@portico/kernel/islands';

const LOADING = 'e-load-more-pagination-loading';
/** How far before the end of the list loading starts. Jumping past the end counts as reaching it. */
const AHEAD = '999999px 0px 200px';

/** Loads further posts in place: on click, or if `endless` before the end of the list is visible. */
export function bringMore(way: HTMLElement, isEndless: boolean): Stop {
  const control = new AbortController();
  const { signal } = control;
  const widget = way.closest<HTMLElement>('[data-id]') ?? way;
  const state = way.lastElementChild as HTMLElement;
  let isBusy = false;

  const link = (): HTMLAnchorElement | null => way.querySelector('a');

  /** The messages are in the markup. */
  function say(what: 'loading' | 'loaded' | 'failed'): void {
    state.dataset.state = what;
    state.textContent = state.dataset[what] ?? '';
  }

  async function load(href: string): Promise<void> {
    const isHere = way.contains(document.activeElement);
    isBusy = true;
    widget.classList.add(LOADING);
    say('loading');
    try {
      const answer = await fetch(href, { signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const first = take(page.querySelector(`[data-id="${widget.dataset.id}"]`));
      // So that coming back restores the same posts.
      history.replaceState(history.state, '', href.split('#')[0]);
      say('loaded');
      if (isHere) first?.focus({ preventScroll: true });
      watch();
    } catch {
      if (signal.aborted) return;
      say('failed');
      hide(false);
    } finally {
      isBusy = false;
      widget.classList.remove(LOADING);
    }
  }

  /** Adds new posts and the link to the next ones. Returns the link of the first. */
  function take(same: Element | null): HTMLElement | null | undefined {
    const list = widget.querySelector('.elementor-posts');
    const next = same?.querySelector('.e-load-more-anchor');
    if (!same || !next || !list) throw same;
    const fresh = [...same.querySelectorAll('.elementor-posts > *')].filter(
      ({ className }) => !list.querySelector(`:scope > .${/post-\d+/.exec(className)}`),
    );
    for (const post of fresh) post.removeAttribute('id');
    list.append(...fresh);
    for (const child of [...way.children]) if (child !== state) child.remove();
    way.prepend(...[...next.children].slice(0, -1));
    return fresh[0]?.querySelector<HTMLElement>('a:not([tabindex])');
  }

  /** With infinite scroll, the link is only shown for retrying. */
  function hide(isHidden: boolean): void {
    if (isEndless) link()?.parentElement?.toggleAttribute('hidden', isHidden);
  }

  const end = new IntersectionObserver(
    ([seen]) => {
      const next = link();
      if (!seen?.isIntersecting || !next) return;
      end.disconnect();
      if (!isBusy) void load(next.href);
    },
    { root: document, rootMargin: AHEAD },
  );

  function watch(): void {
    hide(true);
    if (isEndless) end.observe(way);
  }

  way.addEventListener(
    'click',
    (click) => {
      const asked = link();
      if (!asked?.contains(click.target as Node) || click.ctrlKey || click.metaKey || click.shiftKey) return;
      click.preventDefault();
      if (!isBusy) void load(asked.href);
    },
    { signal },
  );
  watch();
  return () => {
    control.abort();
    end.disconnect();
    hide(false);
  };
}
