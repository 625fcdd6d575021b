import type { SwiperModule } from 'swiper/types';

/**
 * Lets a slider stand in a frame whose scripts run outside of it, as the editor's canvas does. The library takes elements
 * of its own window only, and asks that window how wide the screen is.
 */
export const sliderInFrame: SwiperModule = ({ swiper, params }) => {
  const { el } = params as { el: HTMLElement };
  const { mount } = swiper as unknown as { mount(): boolean };
  Object.assign(swiper, {
    mount(): boolean {
      const kind = Object.getPrototypeOf(el);
      Object.setPrototypeOf(el, HTMLElement.prototype);
      try {
        return mount.call(swiper);
      } finally {
        Object.setPrototypeOf(el, kind);
      }
    },
    getBreakpoint: (widths: object): string =>
      Object.keys(widths)
        .filter((width) => el.ownerDocument.defaultView?.matchMedia(`(min-width: ${width}px)`).matches)
        .pop() ?? 'max',
  });
};
