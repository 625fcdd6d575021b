import { standsAlone } from './standsAlone.ts';

export interface Badge {
  /** The element that the badge's form was moved to; its clicks are handled there. */
  readonly host: HTMLElement;
  stop(): void;
}

/**
 * Starts a floating badge: its form (and the badge itself, if fixed to the window) moves to the end of the page, where nothing
 * clips it; a click opens the form, Escape and its button close it.
 */
export function createBadge(root: HTMLElement): Badge | null {
  const badge = root.querySelector<HTMLElement>('.wp-google-badge');
  const form = root.querySelector<HTMLElement>('.wp-google-form');
  if (!badge || !form) return null;
  const page = root.ownerDocument;
  const life = new AbortController();
  const { signal } = life;
  const host = page.createElement('div');
  host.className = `wp-gr rpi wpac${root.matches('.wp-dark') ? ' wp-dark' : ''}`;
  host.classList.add(...standsAlone(page));
  // Keeps the language and writing direction of its original place.
  host.dir = getComputedStyle(root).direction;
  const language = root.closest<HTMLElement>('[lang]')?.lang;
  if (language) host.lang = language;
  const isFixed = badge.matches('[class*="-fixed"]');
  const close = form.querySelector<HTMLElement>('.wp-google-close');

  function toggle(isOpen: boolean): void {
    form?.toggleAttribute('hidden', !isOpen);
    // Other products hide it with an inline style.
    if (form) form.style.display = isOpen ? 'block' : 'none';
    badge?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) close?.focus();
    else badge?.focus();
  }

  host.append(form);
  if (isFixed) host.append(badge);
  page.body.append(host);
  if (badge.localName !== 'button') {
    badge.role = 'button';
    badge.tabIndex = 0;
    badge.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        toggle(true);
      },
      { signal },
    );
  }
  badge.addEventListener('click', () => toggle(true), { signal });
  close?.addEventListener('click', () => toggle(false), { signal });
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false), { signal });

  return {
    host,
    stop() {
      life.abort();
      if (isFixed) root.append(badge);
      root.append(form);
      host.remove();
    },
  };
}
