import { lazy, Suspense } from 'react';
import { drawing, type IconName, LightboxIcon } from './LightboxIcon.tsx';
import type { LightboxFeatures } from './lightboxFeatures.ts';
import type { LightboxLabels } from './lightboxLabels.ts';
import type { LightboxState } from './lightboxState.ts';
import type { Slide } from './slideshow.ts';

/** Loaded when somebody wants to share. */
const ShareMenu = lazy(() => import('./ShareMenu.tsx').then(({ ShareMenu }) => ({ default: ShareMenu })));

interface LightboxHeaderProps {
  readonly state: LightboxState;
  readonly slide: Slide;
  readonly count: number;
  readonly pageAddress: string;
  readonly labels: LightboxLabels;
  readonly features: LightboxFeatures;
  readonly onShare: () => void;
  readonly onZoom: () => void;
  readonly onFullscreen: () => void;
}

/** The controls over the picture, in the order that pages expect. */
export function LightboxHeader({
  state,
  slide,
  count,
  pageAddress,
  labels,
  features,
  onShare,
  onZoom,
  onFullscreen,
}: LightboxHeaderProps) {
  const isZoomed = state.mode === 'zoomed';
  const isSharing = state.mode === 'sharing';
  const hasZoom = features.zoom && !slide.video;
  const hasCounter = features.counter && count > 1;
  if (!features.share && !hasZoom && !features.fullscreen && !hasCounter) return null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: Elementor's tag, which would be a second banner of the page.
    <header role="none" className="elementor-slideshow__header elementor-lightbox-prevent-close">
      {features.share && (
        <>
          <button
            type="button"
            className="eicon-share-arrow"
            aria-expanded={isSharing}
            aria-label={labels.share}
            onClick={onShare}
          >
            <LightboxIcon name="share-arrow" />
          </button>
          <div className="elementor-slideshow__share-menu" hidden={!isSharing}>
            <div className="elementor-slideshow__share-links">
              {isSharing && (
                <Suspense>
                  <ShareMenu slide={slide} pageAddress={pageAddress} labels={labels} drawing={drawing} />
                </Suspense>
              )}
            </div>
          </div>
        </>
      )}
      {hasZoom && (
        <Switch
          icon={isZoomed ? 'zoom-out-bold' : 'zoom-in-bold'}
          label={labels.zoom}
          isOn={isZoomed}
          onToggle={onZoom}
        />
      )}
      {features.fullscreen && (
        <Switch
          icon={state.isFullscreen ? 'frame-minimize' : 'frame-expand'}
          label={labels.fullscreen}
          isOn={state.isFullscreen}
          onToggle={onFullscreen}
        />
      )}
      {hasCounter && (
        <span className="elementor-slideshow__counter" role="status">
          {state.index + 1} / {count}
        </span>
      )}
    </header>
  );
}

interface SwitchProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Switch({ icon, label, isOn, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={`eicon-${icon}`}
      aria-checked={isOn}
      aria-label={label}
      onClick={onToggle}
    >
      <LightboxIcon name={icon} />
    </button>
  );
}
