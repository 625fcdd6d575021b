import { IslandStyle } from '@portico/kernel/islands/react';
import { parseVideoAddress } from '@portico/kernel/videos';
import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import { safeFile } from '../model/settings/link.ts';
import { motionSettings } from '../model/settings/motionEffects.ts';
import { choiceOf, isOn, numberOf } from '../model/settings/read.ts';
import { useDynamic } from '../parts/dynamic/useDynamic.ts';
import { authorMarks } from '../parts/element/authorMarks.ts';
import { browserSettings } from '../parts/element/browserSettings.ts';
import { entranceClasses } from '../parts/element/entranceClasses.ts';
import { ShapeDividers } from '../parts/element/ShapeDivider.tsx';
import { backgroundSlideshow } from '../runtime/backgrounds/BackgroundSlideshow.ts';
import { backgroundVideo } from '../runtime/backgrounds/BackgroundVideo.ts';
import { type BuilderElement, EXTRA_ATTRIBUTE } from '../wire/public.ts';
import { BackgroundPicture } from './BackgroundPicture.tsx';
import { containerLink } from './containerLink.ts';

interface StructureProps {
  readonly element: BuilderElement;
  readonly isInner: boolean;
  readonly children: ReactNode;
}

const TAGS = ['div', 'header', 'footer', 'main', 'article', 'section', 'aside', 'nav'] as const;

/** A container is boxed, with a maximum content width, or full width. */
export function ContainerView({
  element: stored,
  isInner,
  attributes = {},
  children,
}: StructureProps & { attributes?: HTMLAttributes<HTMLElement> | undefined }) {
  const element = useDynamic(stored);
  const { settings } = element;
  const isBoxed = settings.content_width !== 'full';
  const { className: added, ...others } = attributes;
  const link = containerLink(element);
  return createElement(
    link ? 'a' : choiceOf(settings.html_tag, TAGS, 'div'),
    {
      ...elementAttributes(element, [
        ...(added ? [added] : []),
        settings.container_type === 'grid' ? 'e-grid' : 'e-flex',
        isBoxed ? 'e-con-boxed' : 'e-con-full',
        ...(isStretched(element) ? ['e-stretched'] : []),
        'e-con',
        isInner ? 'e-child' : 'e-parent',
      ]),
      ...link,
      ...others,
    },
    <>
      {isStretched(element) && <IslandStyle name="stretch" />}
      <BackgroundPicture element={element} />
      <BackgroundVideoView element={element} />
      <ShapeDividers element={element} />
      {isBoxed ? <div className="e-con-inner">{children}</div> : children}
    </>,
  );
}

const GAPS = ['default', 'no', 'narrow', 'extended', 'wide', 'wider', 'custom'] as const;

export function SectionView({ element: stored, isInner, children }: StructureProps) {
  const element = useDynamic(stored);
  const { settings } = element;
  const gap = choiceOf(settings.gap, GAPS, 'default');
  return createElement(
    choiceOf(settings.html_tag, TAGS, 'section'),
    elementAttributes(element, [
      `elementor-section elementor-${isInner ? 'inner' : 'top'}-section`,
      `elementor-section-${settings.layout === 'full_width' ? 'full_width' : 'boxed'}`,
      ...(isStretched(element) ? ['elementor-section-stretched'] : []),
    ]),
    <>
      {isStretched(element) && <IslandStyle name="stretch" />}
      <BackgroundPicture element={element} />
      <BackgroundVideoView element={element} />
      <ShapeDividers element={element} />
      <div className={`elementor-container elementor-column-gap-${gap}`}>{children}</div>
    </>,
  );
}

export function ColumnView({ element: stored, isInner, children }: StructureProps) {
  const element = useDynamic(stored);
  const size = Math.round(numberOf(element.settings._column_size) ?? 100);
  const isPopulated = element.elements.length > 0;
  return (
    <div
      {...elementAttributes(element, [
        `elementor-column elementor-col-${size}`,
        `elementor-${isInner ? 'inner' : 'top'}-column`,
      ])}
    >
      <div className={`elementor-widget-wrap${isPopulated ? ' elementor-element-populated' : ''}`}>
        <BackgroundPicture element={element} />
        {children}
      </div>
    </div>
  );
}

/**
 * A background video, started by scripts where it may play. Only self-hosted files: a provider's video would report every
 * visitor to the provider before anybody pressed play.
 */
function BackgroundVideoView({ element: { settings } }: { element: BuilderElement }) {
  const isSlideshow = backgroundSlideshow(settings) !== null;
  const video = backgroundVideo(settings);
  const isFile =
    video !== null && parseVideoAddress(video.address) === null && safeFile(video.address) !== '';
  return (
    <>
      {isSlideshow && <IslandStyle name="background-slideshow" />}
      {isFile && (
        <>
          <IslandStyle name="background-video" />
          <div className="elementor-background-video-container" aria-hidden>
            <video className="elementor-background-video-hosted" muted playsInline preload="none" />
          </div>
        </>
      )}
    </>
  );
}

/** Containers and older sections have different settings for it. */
export function isStretched({ elType, settings }: BuilderElement): boolean {
  if (elType === 'section') return settings.stretch_section === 'section-stretched';
  return elType === 'container' && isOn(settings.stretch_element);
}

const FOR_THE_BROWSER = [
  'background_background',
  ...['background_video_link', 'background_video_start', 'background_video_end', 'background_play_once'],
  ...['background_play_on_mobile', 'background_privacy_mode', 'background_slideshow_gallery'],
  ...['background_slideshow_loop', 'background_slideshow_slide_duration', 'background_slideshow_lazyload'],
  ...['background_slideshow_slide_transition', 'background_slideshow_transition_duration'],
  ...['background_slideshow_ken_burns', 'background_slideshow_ken_burns_zoom_direction'],
  'animation',
  'animation_delay',
  'stretch_element',
  'stretch_section',
  'sticky',
  'sticky_anchor_link_offset',
];

function elementAttributes(element: BuilderElement, classes: readonly string[]): HTMLAttributes<HTMLElement> {
  const { id, elType, settings } = element;
  const motion = motionSettings(settings);
  const data = browserSettings(settings, [...FOR_THE_BROWSER, ...motion]);
  const marks = authorMarks(settings, 'css_classes');
  return {
    ...marks.attributes,
    ...(marks.anchor && { id: marks.anchor }),
    className: [
      `elementor-element elementor-element-${id}`,
      ...classes,
      ...marks.classes,
      ...entranceClasses(settings, 'animation'),
    ].join(' '),
    ...{
      'data-id': id,
      'data-element_type': elType,
      'data-e-type': elType,
      'data-settings': data && JSON.stringify(data),
      ...(motion.length > 0 && { [EXTRA_ATTRIBUTE]: 'motion' }),
    },
  };
}
