import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { numberOf, type Settings } from '../../model/settings/read.ts';
import { deviceSettingMember } from '../../runtime/frontend/deviceSetting.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { pageDevice } from '../../runtime/frontend/pageDevice.ts';
import { carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import { carouselLabels } from './carouselLabels.ts';
import { createSlider, type Slider } from './createSlider.ts';
import { followVisitor } from './followVisitor.ts';
import { nextPlayState, type PlayEvent, type PlayState } from './playState.ts';

interface Carousel {
  /** The row of slides. */
  readonly row: RefObject<HTMLDivElement | null>;
  /** Set once the slider runs, and only with autoplay. */
  readonly playState: PlayState | null;
  toggle(): void;
}

const LEAST_SLIDES = 2;

/** A carousel following the W3C's pattern: stops on interaction, and can be stopped at any time. */
export function useCarousel(settings: Settings, slides: number): Carousel {
  const row = useRef<HTMLDivElement>(null);
  const [slider, setSlider] = useState<Slider | null>(null);
  // Options are read in the browser: only the page knows its breakpoints.
  const [options, setOptions] = useState(() => carouselOptions(settings));
  const { autoplay, pausesOnHover } = options;
  const stopsOnInteraction = autoplay?.stopsOnInteraction ?? false;
  const [playState, send] = useReducer(
    (state: PlayState, event: PlayEvent) =>
      nextPlayState(state, event, { pausesOnHover, stopsOnInteraction }),
    'playing',
  );
  const runs = slider !== null;
  const isPlaying = runs && autoplay !== null && playState === 'playing';

  useEffect(() => {
    const container = row.current?.parentElement;
    if (!container || slides < LEAST_SLIDES) return;
    const view = container.ownerDocument.defaultView ?? window;
    const config = frontendConfig(view);
    const found = carouselOptions(settings, config.breakpoints);
    const isStill = prefersReducedMotion(view);
    setOptions(isStill ? { ...found, autoplay: null } : found);
    const stopPeeking =
      found.offsetSides === 'none' ? undefined : letNeighboursPeek(container, settings, view);
    markSurroundings(container, found.offsetSides);
    const running = createSlider(container, {
      options: found,
      isStill,
      labels: carouselLabels(config),
      onInteraction: () => send('interacted'),
      told: (plays) => send(plays ? 'started' : 'stopped'),
    });
    const stopFollowing = running ? followVisitor(container, running, send) : undefined;
    setSlider(running);
    return () => {
      stopPeeking?.();
      stopFollowing?.();
      running?.destroy();
    };
  }, [settings, slides]);

  useEffect(() => {
    if (!isPlaying) return;
    slider?.play();
    return () => slider?.rest();
  }, [isPlaying, slider]);

  useEffect(() => {
    if (runs) row.current?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }, [runs, isPlaying]);

  return {
    row,
    playState: runs && autoplay ? playState : null,
    toggle: useCallback(() => send('toggled'), []),
  };
}

/** How much of the neighbours is visible is set per device; a style sheet, ours or the page's, makes room for it. */
function letNeighboursPeek(container: HTMLElement, settings: Settings, view: Window): Stop {
  const { breakpoints } = frontendConfig(view);
  const device = pageDevice(view);
  const show = (name: string): void => {
    const width = numberOf(deviceSettingMember(settings, 'offset_width', 'size', name, breakpoints)) ?? 0;
    container.style.setProperty('--portico-carousel-offset', `${Math.max(0, width)}px`);
  };
  show(device.current());
  return device.subscribe(show);
}

/** Adds classes that the page's own sheets expect, and labels for screen readers that older markup lacks. */
function markSurroundings(container: HTMLElement, offsetSides: string): void {
  if (!container.role) {
    container.role = 'group';
    container.ariaRoleDescription = 'carousel';
    container.ariaLabel ??= 'Slides';
  }
  if (offsetSides !== 'none') container.classList.add(`offset-${offsetSides}`);
  container.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container');
  container.closest('.elementor-widget')?.classList.add('e-widget-swiper');
}
