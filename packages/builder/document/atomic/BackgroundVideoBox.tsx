import { createElement, type ReactNode } from 'react';
import { choiceOf } from '../../model/settings/read.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { fileProp, isOnProp, numberProp, plainProp } from '../../parts/atomic/props.ts';
import type { BuilderElement } from '../../wire/public.ts';

const TAGS = ['div', 'header', 'section', 'article', 'aside', 'footer'] as const;

/** A box with a self-hosted background video. A script starts it, and lets visitors stop it. */
export function BackgroundVideoBox({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const { settings } = element;
  const src = fileProp(settings.source);
  const tag = choiceOf(plainProp(settings.tag), TAGS, 'div');
  const { className, ...attributes } = atomicAttributes(element, tag, true);
  return createElement(
    tag,
    { ...attributes, className: `e-background-video ${className} e-background-video--paused` },
    <>
      {src && (
        <video
          className="e-background-video__media"
          aria-hidden
          src={src + rangeOf(settings)}
          muted={isOnProp(settings.mute, true)}
          loop={isOnProp(settings.loop, true)}
          playsInline
          preload="none"
          {...(isOnProp(settings.autoplay, true) && { 'data-autoplay': '' })}
        />
      )}
      {children}
    </>,
  );
}

function rangeOf(settings: BuilderElement['settings']): string {
  const from = Math.max(0, Math.floor(numberProp(settings.start_time) ?? 0));
  const to = Math.floor(numberProp(settings.end_time) ?? 0);
  if (!from && to <= 0) return '';
  return `#t=${from}${to > from ? `,${to}` : ''}`;
}

/** One of a video's two buttons, with its author's content. */
export function BackgroundVideoButton({
  element,
  children,
}: {
  element: BuilderElement;
  children: ReactNode;
}) {
  const isPlay = element.elType === 'e-background-video-play';
  return (
    <button
      type="button"
      {...atomicAttributes(element, 'button', true)}
      aria-label={isPlay ? 'Play video' : 'Pause video'}
    >
      {children}
    </button>
  );
}
