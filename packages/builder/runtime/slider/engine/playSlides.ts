import { playNear } from '@portico/kernel/dom';
import type { SliderPlay } from './SliderEngine.ts';

interface Playable {
  /** `null` without autoplay. */
  delayMs(): number | null;
  next(): void;
  emit(name: string): void;
}

const SHORTEST_STAY_MS = 100;

/** Autoplay of slides. */
export function playSlides(el: Element, { delayMs, next, emit }: Playable): SliderPlay {
  let timer: ReturnType<typeof setInterval>;
  let playing: ReturnType<typeof playNear> | undefined;
  return {
    get running() {
      return playing !== undefined;
    },
    start() {
      const delay = delayMs();
      if (delay === null || playing) return false;
      const turn = (): void => {
        next();
        emit('autoplay');
      };
      playing = playNear(el, {
        play() {
          clearInterval(timer);
          timer = setInterval(turn, Math.max(delay, SHORTEST_STAY_MS));
        },
        pause: () => clearInterval(timer),
      });
      emit('autoplayStart');
      return true;
    },
    stop() {
      if (!playing) return false;
      playing.stop();
      playing = undefined;
      emit('autoplayStop');
      return true;
    },
  };
}
