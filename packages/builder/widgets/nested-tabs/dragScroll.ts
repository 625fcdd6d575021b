import { type ReadSetting, scrollsSideways } from './fitHeading.ts';

/** A larger pointer movement between two events is limited, so that titles do not fly past. */
const LONGEST_STEP_PX = 20;
const HELD_BACK_PX = 5;

/** Lets a mouse drag a row of titles that is too long. Returns how to stop. */
export function dragScroll(heading: HTMLElement, setting: ReadSetting): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;

  const release = (): void => {
    heading.classList.remove('e-scroll', 'e-scroll-active');
    delete heading.dataset.pageX;
  };

  heading.addEventListener(
    'mousedown',
    (event) => {
      if (!scrollsSideways(setting) || heading.scrollWidth <= heading.clientWidth) return;
      heading.classList.add('e-scroll');
      heading.dataset.pageX = String(event.pageX);
    },
    { signal },
  );
  heading.addEventListener(
    'mousemove',
    (event) => {
      if (heading.dataset.pageX === undefined) return;
      event.preventDefault();
      const distance = event.pageX - Number(heading.dataset.pageX);
      heading.dataset.pageX = String(event.pageX);
      heading.classList.add('e-scroll-active');
      heading.scrollLeft -=
        Math.abs(distance) > LONGEST_STEP_PX ? Math.sign(distance) * HELD_BACK_PX : distance;
    },
    { signal },
  );
  for (const type of ['mouseup', 'mouseleave'] as const) heading.addEventListener(type, release, { signal });
  return () => {
    leaving.abort();
    release();
  };
}
