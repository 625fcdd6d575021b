import { isOn, recordOfJson, type Settings, textOf } from '../../model/settings/read.ts';
import { POPUP_CLOSE_ACTION, POPUP_OPEN_ACTION } from '../../wire/public.ts';

/** A popup of a page, as its links use it. */
export interface OpenPopup {
  readonly id: string;
  readonly element: HTMLElement;
  /** What else opens it on click. */
  readonly selector: string;
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** It never opens again for this visitor. */
  turnOff(): void;
}

interface Popups {
  readonly all: Set<OpenPopup>;
  /** The open ones, the topmost last. */
  readonly opened: OpenPopup[];
  /** Whether one of them was open since the page was loaded. */
  hasOpened: boolean;
}

const ofPages = new WeakMap<Document, Popups>();

/** A page's popups; the first one installs the link handler. */
export function popupsOf(page: Document): Popups {
  const known = ofPages.get(page);
  if (known) return known;
  const popups: Popups = { all: new Set(), opened: [], hasOpened: false };
  ofPages.set(page, popups);
  // In the capture phase: before handlers that wait for other links' code.
  page.addEventListener('click', (event) => follow(popups, event), true);
  page.addEventListener('wpcf7mailsent', ({ target }) => act(popups, target as Element));
  return popups;
}

const ACTION = /^(?:#|%23)elementor-action.*popup/i;

function follow({ all }: Popups, event: MouseEvent): void {
  const target = event.target as Element;
  for (const popup of all) {
    if (!isWithin(target, popup.selector)) continue;
    if (target.closest('a[href^="#"]')) event.preventDefault();
    popup.open();
  }
  const link = target.closest('a[href],[data-action-link]');
  const address = link?.getAttribute('href') ?? link?.getAttribute('data-action-link') ?? '';
  if (!ACTION.test(address)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { name, settings } = asked(address);
  if (name === POPUP_OPEN_ACTION) {
    const named = popupOf(all, settings.id);
    if (settings.toggle === true && named?.isOpen()) named.close();
    else named?.open();
  }
  if (name === POPUP_CLOSE_ACTION) closeAround(all, target, settings.do_not_show_again);
}

/** What a form does with popups after it was sent. */
function act({ all }: Popups, form: Element): void {
  const widget = form.closest<HTMLElement>('[data-settings*="popup_action"]');
  const settings = recordOfJson(widget?.dataset.settings);
  if (settings.popup_action === 'open') popupOf(all, settings.popup_action_popup_id)?.open();
  if (settings.popup_action === 'close') closeAround(all, form, settings.popup_action_do_not_show_again);
}

function popupOf(all: ReadonlySet<OpenPopup>, wanted: unknown): OpenPopup | undefined {
  return [...all].find(({ id }) => id === textOf(wanted));
}

function closeAround(all: ReadonlySet<OpenPopup>, target: Element, forGood: unknown): void {
  const around = [...all].find(({ element }) => element.contains(target));
  around?.close();
  if (isOn(forGood)) around?.turnOff();
}

/** A link's requested action. Independent of the code for other links: a page with popups may have none. */
function asked(address: string): { readonly name: string; readonly settings: Settings } {
  try {
    const [, name = '', encoded = ''] =
      /action=([\w:]+)&settings=(.+)$/.exec(decodeURIComponent(address)) ?? [];
    return { name, settings: recordOfJson(atob(encoded)) };
  } catch {
    return { name: '', settings: {} };
  }
}

/** An author's selector may be invalid. */
function isWithin(target: Element, selector: string): boolean {
  try {
    return selector !== '' && target.closest(selector) !== null;
  } catch {
    return false;
  }
}
