import type { SliderPlay } from './SliderEngine.ts';

interface Playable {
  /** `null` without autoplay. */
  delayMs(): number | null;
  next(): void;
  emit(name: string): void;
}

const SHORTEST_STAY_MS = 100;

/** Autoplay of slides. */
export function playSlides(view: Window, { delayMs, next, emit }: Playable): SliderPlay {
  let timer: number | undefined;
  return {
    get running() {
      return timer !== undefined;
    },
    start() {
      const delay = delayMs();
      if (delay === null || timer !== undefined) return false;
      timer = view.setInterval(
        () => {
          next();
          emit('autoplay');
        },
        Math.max(delay, SHORTEST_STAY_MS),
      );
      emit('autoplayStart');
      return true;
    },
    stop() {
      if (timer === undefined) return false;
      view.clearInterval(timer);
      timer = undefined;
      emit('autoplayStop');
      return true;
    },
  };
}
