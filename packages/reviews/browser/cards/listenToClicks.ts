import type { ReviewOptions } from '../../wire/public.ts';
import type { Supply } from '../more/Supply.ts';
import { openReviewForm } from '../popup/openReviewForm.ts';

interface ClickPorts {
  readonly options: ReviewOptions;
  readonly supply: Supply;
  /** The element with the cards. */
  readonly holder: HTMLElement;
  openPhoto(thumb: HTMLImageElement): void;
}

/**
 * Handles all clicks in a widget in one place, so that later cards need nothing. A click already handled by a handler in the
 * markup is ignored.
 */
export function listenToClicks(area: HTMLElement, ports: ClickPorts): () => void {
  const onClick = (event: Event): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const { target } = event;
    const toggle = target.closest('.wp-more-toggle');
    const more = target.closest<HTMLElement>('.rpi-more, a.wp-google-url[href="#"]');
    const form = target.closest<HTMLAnchorElement>('.wp-google-wr a[href]');
    if (toggle) void import('../text/cutElement.ts').then(({ showRest }) => showRest(toggle));
    else if (target.matches('img.rpi-thumb')) ports.openPhoto(target as HTMLImageElement);
    else if (more) {
      event.preventDefault();
      void import('../more/moreCode.ts').then(({ showMore }) =>
        showMore(more, ports.holder, ports.supply, ports.options.pagination),
      );
    } else if (form && openReviewForm(form.href, window)) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (key !== 'Enter' && key !== ' ') return;
    // Only for elements that are not native buttons: those turn a key press into a click by themselves.
    if (!(target instanceof HTMLElement) || !target.matches('img.rpi-thumb, span.wp-more-toggle')) return;
    event.preventDefault();
    target.click();
  };

  area.addEventListener('click', onClick);
  area.addEventListener('keydown', onKeyDown);
  return () => {
    area.removeEventListener('click', onClick);
    area.removeEventListener('keydown', onKeyDown);
  };
}
