import { STYLE_ID } from '../columns/tellCards.ts';

/** One widget that is alive, as the review products list them. */
export interface WidgetInstance {
  readonly root: HTMLElement;
  destroy(): void;
}

declare global {
  interface Window {
    /** Called from handlers in the markup of the review products; `this` is the link. */
    rplg_next_reviews?: (this: HTMLElement, name: string, count: number) => boolean;
    rplg_leave_review_window?: (this: HTMLAnchorElement) => boolean;
    rplg_badge_init?: (root: HTMLElement) => void;
    grw_init?: (root: HTMLElement, layout?: string) => void;
    grw_boot?: () => void;
    rpi?: { Instances?: WidgetInstance[]; Utils?: { clear(): void } };
  }
}

/** The list of widgets that are alive, made by whoever comes first; what a product has already put there stays. */
export function widgetInstances(view: Window): WidgetInstance[] {
  view.rpi ??= {};
  const { rpi } = view;
  rpi.Utils ??= {
    clear() {
      for (const instance of [...(rpi.Instances ?? [])]) instance.destroy();
      view.document.getElementById(STYLE_ID)?.remove();
    },
  };
  rpi.Instances ??= [];
  return rpi.Instances;
}
