import { arrowStep, direction, swipeStep, trapFocus } from '@portico/kernel/dom';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { showRest } from '../../browser/text/cutElement.ts';
import { PRODUCT_SHEET_LINK, type ReviewOptions, translate } from '../../wire/public.ts';

export interface LightboxPhoto {
  readonly src: string;
  readonly alt: string;
  /** The review that it belongs to. */
  readonly card: Element | null;
}

interface LightboxProps {
  /** What lies over the page, with the photo in it. */
  readonly box: HTMLElement;
  readonly photos: readonly LightboxPhoto[];
  readonly index: number;
  /** Closed, it stays in the page, as Rich Showcase's does. */
  readonly isOpen: boolean;
  readonly options: ReviewOptions;
  onIndex(index: number): void;
  onClose(): void;
}

/** The size requested from the review products' picture hosts; thumbnails have a smaller one. */
const LARGE = '=s500';

/** A photo at full size beside its review, with buttons for next, previous and close. */
export function Lightbox({ box, photos, index, isOpen, options, onIndex, onClose }: LightboxProps) {
  const review = useRef<HTMLDivElement>(null);
  const swipeFrom = useRef<number | null>(null);
  const release = useRef(() => {});
  const photo = photos[index];
  const card = photo?.card ?? null;
  const label = translate(options, 'Photo from customer review');

  // Released when all is shown, not before: React puts the focus back to where it was before it changed the page.
  useLayoutEffect(() => {
    box.style.display = isOpen ? 'flex' : 'none';
    if (isOpen) release.current = hold(box);
    else release.current();
  }, [box, isOpen]);
  useLayoutEffect(() => () => release.current(), []);

  useLayoutEffect(() => {
    review.current?.replaceChildren(...(card ? [copyOf(card)] : []));
  }, [card]);

  const go = (to: number): void => {
    if (photos[to]) onIndex(to);
  };
  useLayoutEffect(() => {
    box.ariaLabel = label;
    box.onkeydown = ({ key }) => {
      if (key === 'Escape') onClose();
      else go(index + arrowStep(key, box));
    };
    box.onclick = ({ target }) => {
      const element = target as HTMLElement;
      if (element === box) onClose();
      // The copy of a review has the original's buttons, but none of its listeners.
      else if (element.matches('.rpi-lightbox-review .wp-more-toggle')) showRest(element);
      else if (element.matches('.rpi-lightbox-review .rpi-thumb')) go(Number(element.dataset.idx));
    };
  });

  if (!photo) return null;
  const onPointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const moved = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = null;
    go(index + swipeStep(moved, currentTarget));
  };
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
    <>
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
    </>
  );
}

/** Keeps the focus in the box and the page behind it still. Returns how to let go. */
function hold(box: HTMLElement): () => void {
  box.dir = direction(document.body);
  const release = trapFocus(box);
  const page = box.ownerDocument.documentElement;
  page.classList.add('rpi-lightbox-open');
  return () => {
    page.classList.remove('rpi-lightbox-open');
    release();
  };
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
