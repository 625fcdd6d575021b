import { arrowStep, direction, swipeStep, trapFocus } from '@portico/kernel/dom';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { showRest } from '../../browser/text/cutElement.ts';
import { PRODUCT_SHEET_LINK, type ReviewOptions, translate } from '../../wire/public.ts';

export interface LightboxPhoto {
  readonly src: string;
  readonly alt: string;
  /** The review that it belongs to. */
  readonly card: Element | null;
}

interface LightboxProps {
  readonly photos: readonly LightboxPhoto[];
  readonly index: number;
  readonly options: ReviewOptions;
  readonly isOpen: boolean;
  onIndex(index: number): void;
  onClose(): void;
}

/** The size requested from the review products' picture hosts; thumbnails have a smaller one. */
const LARGE = '=s500';

/** A photo at full size beside its review, with buttons for next, previous and close. */
export function Lightbox({ photos, index, options, isOpen, onIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const swipeFrom = useRef<number | null>(null);
  const photo = photos[index];
  const card = photo?.card ?? null;

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box || !isOpen) return;
    const release = trapFocus(box);
    const page = box.ownerDocument.documentElement;
    page.classList.add('rpi-lightbox-open');
    return () => {
      page.classList.remove('rpi-lightbox-open');
      release();
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    review.current?.replaceChildren(...(card && isOpen ? [copyOf(card)] : []));
  }, [card, isOpen]);

  if (!photo) return null;
  const go = (to: number): void => {
    if (photos[to]) onIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') onClose();
    else go(index + arrowStep(event.key, event.currentTarget));
  };
  const onPointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const moved = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = null;
    go(index + swipeStep(moved, currentTarget));
  };
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    const element = target as HTMLElement;
    if (element === currentTarget) onClose();
    // The copy of a review has the original's buttons, but none of its listeners.
    else if (element.matches('.rpi-lightbox-review .wp-more-toggle')) showRest(element);
    else if (element.matches('.rpi-lightbox-review .rpi-thumb')) go(Number(element.dataset.idx));
  };
  const label = translate(options, 'Photo from customer review');
  const buttonTo = (to: number, name: string, words: string) => (
    <button
      type="button"
      className={`rpi-lightbox-btn rpi-lightbox-${name}`}
      aria-label={translate(options, words)}
      aria-disabled={!photos[to]}
      onClick={() => go(to)}
    />
  );

  return (
    <div
      className="rpi-lightbox portico-over"
      dir={direction(document.body)}
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      style={{ display: isOpen ? 'flex' : 'none' }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <button type="button" className="rpi-x" aria-label={translate(options, 'Close')} onClick={onClose} />
      <div className="rpi-lightbox-inner">
        <div className="rpi-lightbox-xxx">
          <div className="rpi-lightbox-content">
            <div
              className="rpi-lightbox-media"
              onPointerDown={({ clientX }) => {
                swipeFrom.current = clientX;
              }}
              onPointerUp={onPointerUp}
            >
              {buttonTo(index - 1, 'prev', 'Previous photo')}
              <img
                key={photo.src}
                src={largeAddress(photo.src)}
                alt={photo.alt || label}
                draggable={false}
                // Not every host has a larger version.
                onError={({ currentTarget }) => {
                  if (currentTarget.getAttribute('src') !== photo.src) currentTarget.src = photo.src;
                }}
              />
              {buttonTo(index + 1, 'next', 'Next photo')}
              <div className="rpi-lightbox-count" aria-live="polite">
                {index + 1} / {photos.length}
              </div>
            </div>
            <div
              // We have no card styles beside Rich Showcase's sheet, so that sheet may style it.
              className={`wp-gr rpi wpac rpi-lightbox-review ${document.querySelector(PRODUCT_SHEET_LINK) ? 'portico-guest' : ''}`}
              ref={review}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

export function largeAddress(src: string): string {
  return src.replace(/=s\d{1,3}(?!\d)/g, LARGE);
}

/** Without IDs, which must be unique on a page. */
function copyOf(card: Element): Element {
  const copy = card.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}
