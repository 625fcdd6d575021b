import { inView } from '@portico/kernel/dom';
import { recordOf } from '../../model/settings/read.ts';

/** One observed element. */
interface Waypoint {
  readonly element: Element;
  destroy(): void;
}

type Callback = (this: Element, direction: 'down') => void;

/**
 * Calls back when the top of an element reaches `offset`, as a share of the viewport's height or pixels below its top. Once by
 * default. Used by add-ons of earlier releases.
 */
export function waypoint(
  target: Element | ArrayLike<Element>,
  callback: Callback,
  options?: unknown,
): Waypoint[] {
  const { offset, triggerOnce = true } = recordOf(options);
  const elements = 'nodeType' in target ? [target] : Array.from(target);
  return elements.map((element) => {
    const view = element.ownerDocument.defaultView ?? window;
    let isOver = false;
    const destroy = inView(
      element,
      ({ isIntersecting, boundingClientRect }) => {
        const wasOver = isOver;
        // An element that the visitor has already passed counts as reached.
        isOver = isIntersecting || boundingClientRect.top < 0;
        if (!isOver || wasOver) return;
        if (triggerOnce) destroy();
        callback.call(element, 'down');
      },
      `0px 0px ${below(offset, view.innerHeight)} 0px`,
    );
    return { element, destroy };
  });
}

/** How much of the viewport's bottom is excluded. */
function below(offset: unknown, height: number): string {
  const share = /^(\d+(?:\.\d+)?)%$/.exec(String(offset))?.[1];
  if (share !== undefined) return `${Math.min(0, Number(share) - 100)}%`;
  return typeof offset === 'number' ? `${Math.min(0, Math.round(offset - height))}px` : '0px';
}
