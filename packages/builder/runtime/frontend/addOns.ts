import type { Stop } from '@portico/kernel/islands';
import { jQueryOf } from './jQuery.ts';

/** The names that other scripts ask for. */
const LENT = ['elementorFrontend', 'elementorModules'] as const;

/** How a script in the page speaks of the builder. What configures it is no such script. */
const SPEAKS_OF_IT = /elementor(?:Frontend|Modules)\b|elementor\/frontend\//;

/** Files that are known to ask for nothing of the builder's: WordPress's own, ours, and those that count visitors. */
const SILENT =
  /\/wp-includes\/|\/portico\.js|\/\/(?:[\w-]+\.)*(?:cleantalk\.org|googletagmanager\.com|google-analytics\.com)\//;

/**
 * Whether a script of the page may wait for the builder's objects. Add-ons come with jQuery, or in a file, or name the objects in the
 * page itself. One too many costs a page a file; one that is missed would never begin.
 */
export function mayHaveAddOns(view: Window): boolean {
  const { elementorModules: modules } = view as { elementorModules?: object };
  return (
    jQueryOf(view) !== null ||
    // Built upon already; a stand-in that nobody has touched has one member.
    Object.keys(modules ?? {}).length > 1 ||
    [...view.document.scripts].some(
      ({ type, src, text }) =>
        /^(?:module|.*javascript)?$/i.test(type) && (src ? !SILENT.test(src) : SPEAKS_OF_IT.test(text)),
    )
  );
}

/** Brings the objects as soon as a script asks for one of them by its name, out of a widget that was fetched for one. */
export function lendWhenAsked(view: Window, lend: () => void): Stop {
  const forget = LENT.map((name): Stop => {
    const before = Reflect.get(view, name);
    const put = (value: unknown): void =>
      void Object.defineProperty(view, name, { value, configurable: true, enumerable: true, writable: true });
    Object.defineProperty(view, name, {
      configurable: true,
      get() {
        lend();
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
