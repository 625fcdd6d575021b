import { Slot } from '@portico/kernel/islands/react';

interface PlayOverlayProps {
  readonly title: string;
  /** URL of the video's poster; empty for none. */
  readonly poster: string;
  /** Its class if it was cropped. */
  readonly posterClass?: string;
  /** Who will learn of the visit; `null` if nobody does. */
  readonly provider: string | null;
  /** Trusted HTML of the play icon; empty for the default. */
  readonly icon?: string;
  /** If false, its author removed it; keyboards and screen readers still find it. */
  readonly hasIcon?: boolean;
  /** The effect of pressing it, if it is not playing. */
  readonly does?: string;
  /** Additional attributes of the overlay. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** Covers a video until the visitor presses play. */
export function PlayOverlay({
  title,
  poster,
  posterClass,
  provider,
  icon = '',
  hasIcon = true,
  does = 'Plays',
  attributes,
}: PlayOverlayProps) {
  return (
    <div className="elementor-custom-embed-image-overlay" {...attributes}>
      {poster && <img className={posterClass} src={poster} alt="" loading="lazy" />}
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        className={`elementor-custom-embed-play${hasIcon ? '' : ' portico-unseen-play'}`}
        role="button"
        tabIndex={0}
        aria-label={`${does === 'Plays' ? 'Play' : 'Show'}: ${title}`}
      >
        {icon ? (
          <Slot as="span" className="portico-play-icon" html={icon} />
        ) : (
          <svg viewBox="0 0 24 24" width="32" height="32" fill="currentColor" aria-hidden="true">
            <path d="M7 4l14 8-14 8z" />
          </svg>
        )}
      </div>
      {provider && (
        <p className="portico-video-notice">{`${does} from ${provider}, which then learns of your visit.`}</p>
      )}
    </div>
  );
}
