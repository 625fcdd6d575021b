import { standsAlone } from './standsAlone.ts';

export interface Badge {
  /** The part of the page that the badge's form was moved to; clicks in it are heard there. */
  readonly host: HTMLElement;
  stop(): void;
}

/**
 * Brings a floating badge to life: its form (and the badge itself, where it is fixed to the window) moves to the end of
 * the page, where nothing cuts it off; a click opens the form, Escape and its button close it.
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
  // The form speaks the language of the place that it was taken from.
  host.dir = getComputedStyle(root).direction;
  const language = root.closest<HTMLElement>('[lang]')?.lang;
  if (language) host.lang = language;
  const isFixed = badge.matches('[class*="-fixed"]');
  const close = form.querySelector<HTMLElement>('.wp-google-close');

  function toggle(isOpen: boolean): void {
    form?.toggleAttribute('hidden', !isOpen);
    // Other products hide it with a style of its own.
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
