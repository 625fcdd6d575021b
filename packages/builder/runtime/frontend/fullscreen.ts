/** Full screen for one element, with browsers' vendor prefixes. */
export interface Fullscreen {
  readonly isEnabled: boolean;
  readonly isFullscreen: boolean;
  request(element?: Element): Promise<void>;
  exit(): Promise<void>;
}

const DIALECTS = [
  ['fullscreenEnabled', 'fullscreenElement', 'requestFullscreen', 'exitFullscreen'],
  ['webkitFullscreenEnabled', 'webkitFullscreenElement', 'webkitRequestFullscreen', 'webkitExitFullscreen'],
  ['mozFullScreenEnabled', 'mozFullScreenElement', 'mozRequestFullScreen', 'mozCancelFullScreen'],
  ['msFullscreenEnabled', 'msFullscreenElement', 'msRequestFullscreen', 'msExitFullscreen'],
] as const;

export function fullscreenOf(page: Document): Fullscreen {
  const dialect = DIALECTS.find(([enabled]) => enabled in page) ?? DIALECTS[0];
  const [enabled, element, request, exit] = dialect;
  // Older browsers return nothing instead of a promise.
  const call = async (target: object, name: string): Promise<void> => {
    const run: unknown = Reflect.get(target, name);
    if (typeof run !== 'function') throw new Error('This browser has no full screen.');
    await Reflect.apply(run, target, []);
  };
  return {
    get isEnabled() {
      return Reflect.get(page, enabled) === true;
    },
    get isFullscreen() {
      return Boolean(Reflect.get(page, element));
    },
    request: (wanted = page.documentElement) => call(wanted, request),
    exit: () => call(page, exit),
  };
}
