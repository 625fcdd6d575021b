import { arrowStep, swipeStep } from '@portico/kernel/dom';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { type Settings, textOf } from '../../model/settings/read.ts';
import type { LightboxContent } from './LightboxContent.ts';
import { LightboxHeader } from './LightboxHeader.tsx';
import { type IconName, LightboxIcon } from './LightboxIcon.tsx';
import { LightboxSlide } from './LightboxSlide.tsx';
import type { LightboxFeatures } from './lightboxFeatures.ts';
import type { LightboxLabels } from './lightboxLabels.ts';
import { useLightbox } from './useLightbox.ts';
import { useSwipe } from './useSwipe.ts';

export interface LightboxProps extends LightboxContent {
  readonly pageAddress: string;
  /** Entrance animation of the message; `null` for none. */
  readonly entranceClass: string | null;
  readonly labels: LightboxLabels;
  readonly features: LightboxFeatures;
  readonly onClosed: () => void;
}

/** Pictures and videos over the page, one at a time. */
export function LightboxView({
  dialogId,
  slides,
  startIndex,
  modal,
  entranceClass,
  pageAddress,
  labels,
  features,
  onClosed,
}: LightboxProps) {
  const count = slides.length;
  const lightbox = useLightbox({ count, startIndex, onClosed });
  const { state, send, close, turn } = lightbox;
  const swipe = useSwipe((distance, row) => turn(swipeStep(distance, row)));
  const slide = slides[state.index];
  if (!slide) return null;

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target as Element).closest('.elementor-lightbox-prevent-close, button, a')) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => turn(arrowStep(event.key, event.currentTarget));
  const hasCaption = (features.title && slide.title) || (features.description && slide.description);

  return (
    <dialog
      ref={lightbox.dialog}
      id={dialogId}
      className="dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox"
      style={colorsOf(modal)}
      aria-modal
      aria-label={slide.title || slide.alt || labels.zoom}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-widget-content dialog-lightbox-widget-content">
        <button
          type="button"
          className="dialog-close-button dialog-lightbox-close-button"
          aria-label={labels.close}
          onClick={close}
        >
          <LightboxIcon name="close" />
        </button>
        <div
          className={`dialog-message dialog-lightbox-message${entranceClass ? ` animated ${entranceClass}` : ''}`}
        >
          <div className={`swiper ${slideshowClasses(state.mode, state.isFullscreen, state.isIdle)}`}>
            <LightboxHeader
              state={state}
              slide={slide}
              count={count}
              pageAddress={pageAddress}
              labels={labels}
              features={features}
              onShare={() => send({ type: 'shareToggled' })}
              onZoom={() => send({ type: 'zoomToggled' })}
              onFullscreen={lightbox.toggleFullscreen}
            />
            <div
              className="swiper-wrapper"
              style={{ '--index': state.index } as CSSProperties}
              {...(state.mode === 'viewing' && count > 1 ? swipe : {})}
            >
              {slides.map((one, index) => (
                <LightboxSlide
                  // biome-ignore lint/suspicious/noArrayIndexKey: the slides of an open lightbox never change
                  key={index}
                  slide={one}
                  isActive={index === state.index}
                  isNear={isNear(index, state.index, count)}
                  isClosing={state.mode === 'closing'}
                  aspectRatio={modal.videoAspectRatio}
                  playLabel={labels.playVideo}
                  onZoom={() => features.zoom && send({ type: 'zoomToggled' })}
                />
              ))}
            </div>
            {count > 1 && (
              <>
                <Turn way="prev" icon="chevron-left" label={labels.previous} onTurn={() => turn(-1)} />
                <Turn way="next" icon="chevron-right" label={labels.next} onTurn={() => turn(1)} />
              </>
            )}
            {hasCaption && (
              <footer role="none" className="elementor-slideshow__footer elementor-lightbox-prevent-close">
                {features.title && slide.title && (
                  <div className="elementor-slideshow__title">{slide.title}</div>
                )}
                {features.description && slide.description && (
                  <div className="elementor-slideshow__description">{slide.description}</div>
                )}
              </footer>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Anything that is not a colour has no effect. */
function colorsOf({ color, uiColor, uiHoverColor }: Settings): CSSProperties {
  return Object.fromEntries(
    [
      ['--lightbox-color', textOf(color)],
      ['--lightbox-ui', textOf(uiColor)],
      ['--lightbox-ui-hover', textOf(uiHoverColor)],
    ].filter(([, value]) => value),
  );
}

interface TurnProps {
  readonly way: 'prev' | 'next';
  readonly icon: IconName;
  readonly label: string;
  readonly onTurn: () => void;
}

function Turn({ way, icon, label, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={`elementor-swiper-button elementor-swiper-button-${way} elementor-lightbox-prevent-close`}
      onClick={onTurn}
    >
      <LightboxIcon name={icon} />
      <span className="screen-reader-text elementor-screen-only">{label}</span>
    </button>
  );
}

function slideshowClasses(mode: string, isFullscreen: boolean, isIdle: boolean): string {
  return [
    mode === 'zoomed' && 'elementor-slideshow--zoom-mode',
    mode === 'sharing' && 'elementor-slideshow--share-mode',
    isFullscreen && 'elementor-slideshow--fullscreen-mode',
    isIdle && 'elementor-slideshow--ui-hidden',
  ]
    .filter(Boolean)
    .join(' ');
}

/** One on each side, wrapping around. */
function isNear(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}
