/** What a scroll observer reports. */
export interface ScrollReport {
  readonly sensitivity: number;
  readonly isInViewport: boolean;
  /** The visible share of the element. */
  readonly scrollPercentage: number;
  readonly intersectionScrollDirection: 'up' | 'down';
}

interface ScrollObserverOptions {
  readonly root?: Element | null;
  readonly offset?: string;
  readonly sensitivity?: number;
  readonly callback: (report: ScrollReport) => void;
}

/** Shares of the viewport's height, in per cent, to start earlier or end later. */
interface ScrollRange {
  readonly start?: number;
  readonly end?: number;
}

/** Scroll progress, for effects that follow scrolling. */
export const Scroll = {
  scrollObserver({
    root = null,
    offset = '0px',
    sensitivity = 0,
    callback,
  }: ScrollObserverOptions): IntersectionObserver {
    let lastTop = 0;
    return new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { top } = entry.boundingClientRect;
        callback({
          sensitivity,
          isInViewport: entry.isIntersecting,
          scrollPercentage: twoDigits(entry.intersectionRatio * 100),
          intersectionScrollDirection: top < lastTop ? 'down' : 'up',
        });
        lastTop = top;
      },
      { root, rootMargin: offset, threshold: steps(sensitivity) },
    );
  },

  /** 0 when the element's top touches the viewport's bottom, 100 when its bottom leaves at the top. */
  getElementViewportPercentage(
    element: Element | ArrayLike<Element>,
    { start = 0, end = 0 }: ScrollRange = {},
  ): number {
    const box = (element instanceof Element ? element : element[0])?.getBoundingClientRect();
    if (!box) return 0;
    const before = (innerHeight * start) / 100;
    const way = innerHeight + box.height + before + (innerHeight * end) / 100;
    return twoDigits(Math.min(1, Math.max(0, (innerHeight - box.top + before) / way)) * 100);
  },

  getPageScrollPercentage({ start = 0, end = 0 }: ScrollRange = {}, limit?: number): number {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const height = limit || scrollHeight - clientHeight;
    const before = (height * start) / 100;
    const way = height + before + (height * end) / 100;
    return way > 0 ? ((scrollTop + before) / way) * 100 : 0;
  },
};

function twoDigits(percent: number): number {
  return Math.abs(Number(percent.toFixed(2)));
}

/** 100 steps are one for each per cent. */
function steps(sensitivity: number): number[] {
  return sensitivity > 0 ? [...Array(Math.floor(sensitivity) + 1)].map((_, step) => step / sensitivity) : [0];
}
