import './link-actions.css';
import type { Stop } from '@portico/kernel/islands';
import { isActionAddress } from '../../model/settings/actionAddress.ts';
import { addressOf } from '../lightbox/addressOf.ts';
import { actionRegistryOf } from './actionRegistry.ts';
import { isLightboxOnByDefault, openFromElement, openFromSettings } from './lightbox.ts';
import { opensLightbox } from './opensLightbox.ts';

const HASH = 'data-e-action-hash';

/** A link or box that triggers an action: opening a lightbox, or what another script has registered. */
export function start(element: HTMLElement): Stop {
  const page = element.ownerDocument;
  const registry = actionRegistryOf(page);
  registry.add('lightbox', (settings) => openFromSettings(page, settings));

  const act = (event: Event): void => {
    const address = addressOf(element) ?? element.getAttribute('data-action-link');
    if (address && isActionAddress(address)) {
      event.preventDefault();
      registry.run(address, event);
    } else if (opensLightbox(candidate(element), isLightboxOnByDefault(page))) {
      event.preventDefault();
      openFromElement(element);
    }
  };
  const onClick = (event: MouseEvent): void => {
    // A new tab, a new window, a download: the visitor's choice.
    if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) act(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (addressOf(element) === null && (event.key === 'Enter' || event.key === ' ')) act(event);
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('click', onClick, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  runOnLoad(element, registry.run);
  return () => listening.abort();
}

const arrived = new WeakSet<Document>();

/** A page may be opened with an action in its hash. It only runs if the page itself contains it, and once. */
function runOnLoad(element: Element, run: (address: string) => void): void {
  const page = element.ownerDocument;
  const { hash } = page.location;
  const own = element.getAttribute(HASH);
  if (!own || hash.length < 2 || arrived.has(page)) return;
  if (own !== hash && !addressOf(element)?.includes(hash)) return;
  arrived.add(page);
  run(own);
}

function candidate(element: Element) {
  return {
    href: element.localName === 'a' ? addressOf(element) : null,
    isDownload: element.hasAttribute('download'),
    openLightbox: element.getAttribute('data-elementor-open-lightbox'),
    hasVideo: element.hasAttribute('data-elementor-lightbox-video'),
    hasDescription: element.hasAttribute('data-elementor-lightbox'),
  };
}
