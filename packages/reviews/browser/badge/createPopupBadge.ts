import { trapFocus } from '@portico/kernel/dom';
import { type ReviewOptions, translate } from '../../wire/public.ts';
import type { Badge } from './createBadge.ts';
import { standsAlone } from './standsAlone.ts';

export interface PopupPorts {
  readonly options: ReviewOptions;
  readonly fetch: typeof globalThis.fetch;
  /** Called when cards have arrived. */
  onCards(host: HTMLElement): void;
}

/**
 * The badge of the newest releases: it can be dismissed for the rest of the visit, and a click loads the reviews into a dialog
 * over the page, with a skeleton as placeholder.
 */
export function createPopupBadge(root: HTMLElement, ports: PopupPorts): Badge | null {
  const place = root.querySelector<HTMLElement>('.rpi-badge-cnt');
  const sign = place?.querySelector<HTMLElement>('.rpi-badge');
  if (!place || !sign) return null;
  const page = root.ownerDocument;
  const life = new AbortController();
  const { signal } = life;
  const host = page.createElement('div');
  const alone = standsAlone(page);
  host.className = root.className;
  host.classList.add(...alone);
  host.dir = getComputedStyle(root).direction;
  page.body.append(host);
  if (!place.matches('.rpi-badge-embed')) place.classList.add(...alone);
  const key = closedKey(root, place);
  if (wasClosed(key)) place.hidden = true;

  const body = sign.querySelector<HTMLElement>('.rpi-badge-clickable');
  const button = body && asButton(body, translate(ports.options, 'Reviews'));
  button?.addEventListener('click', () => void openReviews(), { signal });
  button?.addEventListener('keydown', byKey, { signal });
  const closer = sign.querySelector<HTMLElement>('.rpi-x');
  const close = closer && asButton(closer, translate(ports.options, 'Close'));
  close?.addEventListener('click', hide, { signal });
  close?.addEventListener('keydown', byKey, { signal });

  function hide(): void {
    if (place) place.hidden = true;
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      // Without storage it is dismissed for this page only.
    }
  }

  let release: (() => void) | undefined;
  function closeDialog(): void {
    host.replaceChildren();
    release?.();
    release = undefined;
  }

  async function openReviews(): Promise<void> {
    if (release) return;
    const dialog = page.createElement('div');
    dialog.className = 'rpi-lightbox-wrap';
    dialog.role = 'dialog';
    dialog.ariaModal = 'true';
    dialog.ariaLabel = translate(ports.options, 'Reviews');
    dialog.innerHTML =
      '<div class="rpi-lightbox"><button type="button" class="rpi-x"></button><div class="rpi-lightbox-inner"><div class="rpi-popup" aria-busy="true"><div class="rpi-skeleton"></div><div class="rpi-skeleton"></div><div class="rpi-skeleton"></div></div></div></div>';
    const [cover, x, content] = ['.rpi-lightbox', '.rpi-x', '.rpi-popup'].map((part) =>
      dialog.querySelector(part),
    );
    if (x) x.ariaLabel = translate(ports.options, 'Close');
    x?.addEventListener('click', closeDialog);
    cover?.addEventListener('click', ({ target }) => target === cover && closeDialog());
    dialog.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && closeDialog());
    host.append(dialog);
    release = trapFocus(dialog);
    const html = await reviewsHtml(root.dataset.reviews ?? '', ports.fetch);
    if (!content || !dialog.isConnected) return;
    content.innerHTML = html ?? '';
    content.removeAttribute('aria-busy');
    if (html === null) content.textContent = translate(ports.options, 'No reviews could be loaded.');
    else ports.onCards(host);
  }

  return {
    host,
    stop() {
      life.abort();
      closeDialog();
      host.remove();
    },
  };
}

/** The response becomes part of the page, so other sites are not requested. `null` for anything but a list. */
async function reviewsHtml(address: string, fetch: typeof globalThis.fetch): Promise<string | null> {
  if (!address || !URL.canParse(address, location.href)) return null;
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return null;
  try {
    const answer = await fetch(url.href);
    return answer.status === 200 ? await answer.text() : null;
  } catch {
    return null; // Offline: the dialog says so.
  }
}

function closedKey(root: HTMLElement, place: HTMLElement): string {
  const { provider = 'google', id = '' } = place.dataset;
  return `rpi_badge_${root.dataset.id ?? ''}_${provider}_${id}`;
}

function wasClosed(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function asButton(element: HTMLElement, label: string): HTMLElement {
  if (element.localName === 'button') return element;
  element.role = 'button';
  element.tabIndex = 0;
  element.ariaLabel ||= label;
  return element;
}

function byKey(event: KeyboardEvent): void {
  const { key, currentTarget } = event;
  if ((key !== 'Enter' && key !== ' ') || !(currentTarget instanceof HTMLElement)) return;
  if (currentTarget.localName === 'button') return;
  event.preventDefault();
  currentTarget.click();
}
