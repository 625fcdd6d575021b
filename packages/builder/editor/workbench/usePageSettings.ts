import { useMemo, useRef, useState } from 'react';
import { withSiteLook } from '../../model/document/pageLook.ts';
import type { WholePage } from './createEditHistory.ts';

interface PageSettingsState {
  readonly settings: unknown;
  readonly setSettings: (settings: unknown) => void;
  /** The same for whoever changes them along with the elements. */
  readonly whole: WholePage;
  /** As the canvas is to show them: with the look that the site has for all of its documents. */
  readonly shown: unknown;
}

/** What belongs to the page as a whole. `followsElementor`: every document of the site counts on Elementor's look. */
export function usePageSettings(first: unknown, followsElementor: boolean): PageSettingsState {
  const [settings, show] = useState(first);
  const latest = useRef(first);
  const whole = useMemo(
    (): WholePage => ({
      settings: () => latest.current,
      setSettings(next) {
        latest.current = next;
        show(next);
      },
    }),
    [],
  );
  const shown = useMemo(
    () => (followsElementor ? withSiteLook(settings) : settings),
    [settings, followsElementor],
  );
  return { settings, setSettings: whole.setSettings, whole, shown };
}
