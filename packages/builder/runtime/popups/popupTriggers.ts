import { isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';

/** Opens a popup when the first trigger fires. All listeners end with the signal. */
export function watchTriggers(view: Window, triggers: Settings, signal: AbortSignal, open: () => void): void {
  for (const [name, watch] of Object.entries(WATCHES))
    if (isOn(triggers[name])) watch({ view, triggers, signal, open });
}

interface Watched {
  readonly view: Window;
  readonly triggers: Settings;
  readonly signal: AbortSignal;
  readonly open: () => void;
}

const WATCHES: Readonly<Record<string, (watched: Watched) => void>> = {
  page_load: ({ view, triggers, signal, open }) =>
    after(view, numberOf(triggers.page_load_delay) ?? 0, signal, open),

  scrolling({ view, triggers, signal, open }) {
    const page = view.document.documentElement;
    const isUp = triggers.scrolling_direction === 'up';
    const wanted = numberOf(triggers.scrolling_offset) ?? 50;
    let before = view.scrollY;
    const look = (): void => {
      const way = page.scrollHeight - view.innerHeight;
      const isThere = isUp ? view.scrollY < before : (view.scrollY / Math.max(way, 1)) * 100 >= wanted;
      before = view.scrollY;
      if (isThere) open();
    };
    view.addEventListener('scroll', look, { signal, passive: true });
  },

  scrolling_to({ view, triggers, signal, open }) {
    const target = elementAt(view.document, textOf(triggers.scrolling_to_selector));
    if (!target) return;
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) open();
    });
    watcher.observe(target);
    signal.addEventListener('abort', () => watcher.disconnect());
  },

  click({ view, triggers, signal, open }) {
    const wanted = numberOf(triggers.click_times) ?? 1;
    let clicks = 0;
    const count = (): void => {
      clicks += 1;
      if (clicks >= wanted) open();
    };
    view.document.addEventListener('click', count, { signal });
  },

  inactivity({ view, triggers, signal, open }) {
    const seconds = numberOf(triggers.inactivity_time) ?? 30;
    let waiting = new AbortController();
    const begin = (): void => {
      waiting.abort();
      waiting = new AbortController();
      after(view, seconds, AbortSignal.any([signal, waiting.signal]), open);
    };
    for (const sign of ['keydown', 'pointermove', 'pointerdown', 'scroll'])
      view.addEventListener(sign, begin, { signal, passive: true });
    begin();
  },

  exit_intent({ view, signal, open }) {
    const leave = ({ clientY, relatedTarget }: MouseEvent): void => {
      if (clientY <= 0 && !relatedTarget) open();
    };
    view.document.documentElement.addEventListener('mouseleave', leave, { signal });
  },
};

export function after(view: Window, seconds: number, signal: AbortSignal, done: () => void): void {
  if (signal.aborted) return;
  const timer = view.setTimeout(done, seconds * 1_000);
  signal.addEventListener('abort', () => view.clearTimeout(timer));
}

/** An author's selector may be invalid. */
function elementAt(page: Document, selector: string): Element | null {
  try {
    return selector ? page.querySelector(selector) : null;
  } catch {
    return null;
  }
}
