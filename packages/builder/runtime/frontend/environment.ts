/** The type of browser, in the terms of Elementor's style sheets and scripts. */
export interface Environment {
  readonly isTouchDevice: boolean;
  readonly appleWebkit: boolean;
  readonly blink: boolean;
  readonly chrome: boolean;
  readonly edge: boolean;
  readonly firefox: boolean;
  readonly ie: boolean;
  readonly mac: boolean;
  readonly opera: boolean;
  readonly safari: boolean;
  readonly webkit: boolean;
}

export function environment({
  userAgent,
  hasTouch,
}: {
  readonly userAgent: string;
  readonly hasTouch: boolean;
}): Environment {
  const says = (word: RegExp): boolean => word.test(userAgent);
  const [ie, edge, opera] = [says(/Trident|MSIE/), says(/Edge?\//), says(/OPR\/|Opera/)];
  const blink = says(/Chrome\//);
  const webkit = says(/AppleWebKit/);
  return {
    isTouchDevice: hasTouch,
    appleWebkit: webkit && !blink,
    blink,
    chrome: blink && !edge && !opera,
    edge,
    firefox: says(/Firefox\//),
    ie,
    mac: says(/Macintosh/),
    opera,
    safari: says(/Safari\//) && !says(/Chrome|Chromium|CriOS|FxiOS|Android/),
    webkit,
  };
}

export function environmentOf(view: Window): Environment {
  return environment({
    userAgent: view.navigator.userAgent,
    hasTouch: 'ontouchstart' in view || view.navigator.maxTouchPoints > 0,
  });
}

/** Style sheets expect these on the body. */
export function environmentClasses(flags: Environment): string[] {
  return Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [`e--ua-${flag}`] : []));
}
