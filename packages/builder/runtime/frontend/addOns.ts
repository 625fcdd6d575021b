import type { Stop } from '@portico/kernel/islands';

/** The globals that other scripts use. */
const PROVIDED = ['elementorFrontend', 'elementorModules'] as const;

/** Loads the objects as soon as a script accesses one of them: only once; after a failure the next access tries again. */
export function provideWhenAsked(view: Window, provide: () => Promise<void>): Stop {
  let isAsked = false;
  const onAsked = (): void => {
    if (isAsked) return;
    isAsked = true;
    provide().catch(() => {
      isAsked = false;
    });
  };
  const forget = PROVIDED.map((name): Stop => {
    const before = Reflect.get(view, name);
    const put = (value: unknown): void =>
      void Object.defineProperty(view, name, { value, configurable: true, enumerable: true, writable: true });
    Object.defineProperty(view, name, {
      configurable: true,
      get() {
        onAsked();
        return before;
      },
      set: put,
    });
    return () => {
      if (Object.getOwnPropertyDescriptor(view, name)?.get) put(before);
    };
  });
  return () => {
    for (const stop of forget) stop();
  };
}
