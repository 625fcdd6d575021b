/** What a slider library leaves on its element. */
interface WithSlider extends Element {
  readonly swiper?: PageSlider;
}

interface PageSlider {
  readonly realIndex: number;
  slideToLoop?(index: number, speedMs?: number): void;
  slideTo(index: number): void;
}

const TITLES = '.elementor-tab-title, .e-n-tab-title, .e-n-accordion-item-title';

/** Opens the item of a widget that its author has turned to: of tabs, an accordion, a toggle or a carousel. */
export function showItem(widget: Element, index: number): void {
  const slider = sliderOf(widget);
  if (slider) {
    if (slider.slideToLoop) slider.slideToLoop(index);
    else slider.slideTo(index);
    return;
  }
  const title = titlesOf(widget)[index];
  if (title && !isOpen(title)) press(title);
  title?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The slider that runs in a widget. */
export function sliderOf(widget: Element): PageSlider | undefined {
  return widget.querySelector<WithSlider>('.swiper, .swiper-container')?.swiper;
}

/** The item that a widget shows at the moment; the first of them when none is open. */
export function shownItem(widget: Element): number {
  return Math.max(0, titlesOf(widget).findIndex(isOpen));
}

export interface ShownItem {
  readonly widget: Element;
  readonly title: HTMLElement;
  readonly index: number;
}

/** The widget and the item whose title this is or lies in. */
export function itemOf(target: Element): ShownItem | null {
  const title = target.closest<HTMLElement>(TITLES);
  const widget = title?.closest('.elementor-widget');
  if (!title || !widget) return null;
  const index = allTitlesOf(widget)
    .filter((one) => isForPhones(one) === isForPhones(title))
    .indexOf(title);
  return { widget, title, index };
}

/** Whether a click on the title stays unheard, because the editor keeps clicks on widgets to itself. */
export function isDeafToClicks(title: Element): boolean {
  return title.matches('.elementor-tab-title, .e-n-tab-title');
}

/** Turns to a title as a visitor would: with a click, or with a key where clicks do not get through. */
export function press(title: HTMLElement): void {
  const view = title.ownerDocument.defaultView ?? window;
  if (!isDeafToClicks(title)) title.click();
  else
    for (const type of ['keydown', 'keyup'])
      title.dispatchEvent(new view.KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Tabs have two titles for each item, of which the first list is enough. */
function titlesOf(widget: Element): HTMLElement[] {
  return allTitlesOf(widget).filter((title) => !isForPhones(title));
}

/** Widgets inside a panel have their own. */
function allTitlesOf(widget: Element): HTMLElement[] {
  return [...widget.querySelectorAll<HTMLElement>(TITLES)].filter(
    (title) => title.closest('.elementor-widget') === widget,
  );
}

function isForPhones(title: Element): boolean {
  return title.matches('.elementor-tab-mobile-title');
}

function isOpen(title: HTMLElement): boolean {
  return title.getAttribute(title.role === 'tab' ? 'aria-selected' : 'aria-expanded') === 'true';
}
