import { isOn, recordOfJson, type Settings, textOf } from '../../model/settings/read.ts';
import { POPUP_CLOSE_ACTION, POPUP_OPEN_ACTION } from '../../wire/public.ts';

/** A popup of a page, as links to it know it. */
export interface OpenPopup {
  readonly id: string;
  readonly element: HTMLElement;
  /** What else opens it at a click. */
  readonly selector: string;
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** It never opens again for this visitor. */
  turnOff(): void;
}

interface Popups {
  readonly all: Set<OpenPopup>;
  /** Those that stand open, the last one over the others. */
  readonly opened: OpenPopup[];
  /** One of them was open since the page came. */
  hasOpened: boolean;
}

const ofPages = new WeakMap<Document, Popups>();

/** The popups of a page; with the first of them, links begin to open and close them. */
export function popupsOf(page: Document): Popups {
  const known = ofPages.get(page);
  if (known) return known;
  const popups: Popups = { all: new Set(), opened: [], hasOpened: false };
  ofPages.set(page, popups);
  // On the way down: before whoever waits for the code of other links.
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

/** What a form was told to do with popups once it was sent. */
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

/** What a link asks for. Without the code of other links: a page with popups may have none of these. */
function asked(address: string): { readonly name: string; readonly settings: Settings } {
  try {
    const [, name = '', encoded = ''] =
      /action=([\w:]+)&settings=(.+)$/.exec(decodeURIComponent(address)) ?? [];
    return { name, settings: recordOfJson(atob(encoded)) };
  } catch {
    return { name: '', settings: {} };
  }
}

/** Authors write selectors, and mistakes. */
function isWithin(target: Element, selector: string): boolean {
  try {
    return selector !== '' && target.closest(selector) !== null;
  } catch {
    return false;
  }
}
