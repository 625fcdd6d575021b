import { Slot } from '@portico/kernel/islands/react';

interface PlayOverlayProps {
  readonly title: string;
  /** The address of a picture that stands for the video; empty for none. */
  readonly poster: string;
  /** What sheets know it by, where it was cut. */
  readonly posterClass?: string;
  /** Who will learn of the visit; `null` when nobody does. */
  readonly provider: string | null;
  /** Trusted HTML of the icon to press; empty for the usual one. */
  readonly icon?: string;
  /** Without, its author took it away; the keyboard and those who listen still find it. */
  readonly hasIcon?: boolean;
  /** What pressing it does, where that is not playing. */
  readonly does?: string;
  /** What else the overlay says of itself. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** What lies over a video until the visitor presses play. */
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
