/** What a slider library stores on its element. */
interface WithSlider extends Element {
  readonly swiper?: PageSlider;
}

interface PageSlider {
  readonly realIndex: number;
  slideToLoop?(index: number, speedMs?: number): void;
  slideTo(index: number): void;
}

const TITLES = '.elementor-tab-title, .e-n-tab-title, .e-n-accordion-item-title';

/** Opens the item of a widget that its author has selected: of tabs, an accordion, a toggle or a carousel. */
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

/** The slider in a widget. */
export function sliderOf(widget: Element): PageSlider | undefined {
  return widget.querySelector<WithSlider>('.swiper, .swiper-container')?.swiper;
}

/** A widget's currently open item; the first if none is open. */
export function shownItem(widget: Element): number {
  return Math.max(0, titlesOf(widget).findIndex(isOpen));
}

export interface ShownItem {
  readonly widget: Element;
  readonly title: HTMLElement;
  readonly index: number;
}

/** The widget and the item of a title, or of something within it. */
export function itemOf(target: Element): ShownItem | null {
  const title = target.closest<HTMLElement>(TITLES);
  const widget = title?.closest('.elementor-widget');
  if (!title || !widget) return null;
  const index = allTitlesOf(widget)
    .filter((one) => isForPhones(one) === isForPhones(title))
    .indexOf(title);
  return { widget, title, index };
}

/** Whether clicks on the title have no effect, because the editor intercepts clicks on widgets. */
export function ignoresClicks(title: Element): boolean {
  return title.matches('.elementor-tab-title, .e-n-tab-title');
}

/** Activates a title like a visitor: with a click, or with a key where clicks are intercepted. */
export function press(title: HTMLElement): void {
  const view = title.ownerDocument.defaultView ?? window;
  if (!ignoresClicks(title)) title.click();
  else
    for (const type of ['keydown', 'keyup'])
      title.dispatchEvent(new view.KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Tabs have two titles per item; the first list is enough. */
function titlesOf(widget: Element): HTMLElement[] {
  return allTitlesOf(widget).filter((title) => !isForPhones(title));
}

/** Nested widgets have their own. */
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
