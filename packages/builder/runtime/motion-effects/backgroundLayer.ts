import { ON_LAYER } from '../../model/settings/motionEffects.ts';

export interface BackgroundLayer {
  readonly layer: HTMLElement;
  remove(): void;
}

/** Puts an element's background on a layer of its own, which is larger by the given shares of 100 and can be moved. */
export function backgroundLayer(element: HTMLElement, more: { x: number; y: number }): BackgroundLayer {
  const page = element.ownerDocument;
  const computed = page.defaultView?.getComputedStyle(element);
  const frame = page.createElement('div');
  const layer = page.createElement('div');
  const place = { position: 'absolute', top: '0', left: '0' };
  Object.assign(frame.style, place, {
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'inherit',
  });
  Object.assign(layer.style, place, {
    width: `${100 + more.x}%`,
    height: `${100 + more.y}%`,
    backgroundColor: computed?.backgroundColor,
    backgroundImage: computed?.backgroundImage,
    backgroundPosition: computed?.backgroundPosition,
    backgroundRepeat: computed?.backgroundRepeat === 'repeat' ? 'no-repeat' : computed?.backgroundRepeat,
    backgroundSize: computed?.backgroundSize === 'auto' ? 'cover' : computed?.backgroundSize,
  });
  frame.ariaHidden = 'true';
  frame.append(layer);
  if (computed?.position === 'static') element.style.position = 'relative';
  element.setAttribute(ON_LAYER, '');
  element.prepend(frame);
  return {
    layer,
    remove() {
      frame.remove();
      element.removeAttribute(ON_LAYER);
      if (element.style.position === 'relative') element.style.removeProperty('position');
    },
  };
}
