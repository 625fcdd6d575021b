import { STYLE_ID } from '../columns/columnRule.ts';

/** One running widget, as listed by the review products. */
export interface WidgetInstance {
  readonly root: HTMLElement;
  destroy(): void;
}

declare global {
  interface Window {
    /** Called from inline handlers in the review products' markup; `this` is the link. */
    rplg_next_reviews?: (this: HTMLElement, name: string, count: number) => boolean;
    rplg_leave_review_window?: (this: HTMLAnchorElement) => boolean;
    rplg_badge_init?: (root: HTMLElement) => void;
    grw_init?: (part: HTMLElement, layout?: string) => void;
    grw_boot?: () => void;
    rpi?: { Instances?: WidgetInstance[]; Utils?: { clear(): void } };
  }
}

/** The list of running widgets, created by whichever script comes first; existing entries stay. */
export function widgetInstances(view: Window): WidgetInstance[] {
  const rpi = {
    Instances: [],
    Utils: {
      clear() {
        for (const instance of [...rpi.Instances]) instance.destroy();
        view.document.getElementById(STYLE_ID)?.remove();
      },
    },
    ...view.rpi,
  };
  view.rpi = rpi;
  return rpi.Instances;
}
