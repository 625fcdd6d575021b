import { useCallback, useMemo, useState } from 'react';
import { withSiteLook } from '../../model/document/pageLook.ts';
import { type Pasted, settingsOfPage } from '../../model/edits/clipboard.ts';

interface PageSettingsState {
  readonly settings: unknown;
  readonly setSettings: (settings: unknown) => void;
  /** Takes over what a whole page says of itself that was pasted on an empty one. */
  readonly takePage: (pasted: Pasted) => void;
  /** As the canvas is to show them: with the look that the site has for all of its documents. */
  readonly shown: unknown;
}

/** What belongs to the page as a whole. `followsElementor`: every document of the site counts on Elementor's look. */
export function usePageSettings(first: unknown, followsElementor: boolean): PageSettingsState {
  const [settings, setSettings] = useState(first);
  const takePage = useCallback(
    (pasted: Pasted) => setSettings((own: unknown) => settingsOfPage(own, pasted)),
    [],
  );
  const shown = useMemo(
    () => (followsElementor ? withSiteLook(settings) : settings),
    [settings, followsElementor],
  );
  return { settings, setSettings, takePage, shown };
}
