import type { Stop } from '@portico/kernel/islands';

const LOADING = 'e-load-more-pagination-loading';
/** So far before the end of the list is seen. Whoever jumps past it, to what is below, has come to that end, too. */
const AHEAD = '999999px 0px 200px';

/** Brings the further posts that a link leads to in place: at a click, or where they are `endless` before their end is seen. */
export function bringMore(way: HTMLElement, isEndless: boolean): Stop {
  const control = new AbortController();
  const { signal } = control;
  const widget = way.closest<HTMLElement>('[data-id]') ?? way;
  const state = way.lastElementChild as HTMLElement;
  let isBusy = false;

  const link = (): HTMLAnchorElement | null => way.querySelector('a');

  /** What it says in words stands in the markup. */
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
      // Whoever comes back finds what was there.
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

  /** The posts that are not here yet, and the way to the next ones. Answers with the link of the first. */
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

  /** Where posts come by themselves, the link is for those who have to try again. */
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
