import { useGetPuck } from '@puckeditor/core';
import { useMemo, useRef, useState } from 'react';
import { withSiteLook } from '../../model/document/pageLook.ts';
import type { EditHistory, WholePage } from './createEditHistory.ts';
import type { PageContent } from './useSaving.ts';

type Said = Pick<PageContent, 'title' | 'slug' | 'settings'>;

interface PageSettingsState extends Said {
  /** Changes the page's properties as an undoable step. `field` says where. */
  readonly say: (change: Partial<Said>, field: string) => void;
  /** Sets the slug assigned by the server, which is not an undo step. */
  readonly noteSlug: (slug: Said['slug']) => void;
  /** The same, for changing settings together with elements. */
  readonly whole: WholePage;
  /** As the canvas shows them: with the site's look for all documents. */
  readonly shown: unknown;
}

/** Properties of the page as a whole. `followsElementor`: every document of the site relies on Elementor's look. */
export function usePageSettings(
  { title, slug, settings }: PageContent,
  followsElementor: boolean,
  history: EditHistory,
): PageSettingsState {
  const getPuck = useGetPuck();
  const [said, show] = useState<Said>({ title, slug, settings });
  const latest = useRef(said);
  const changes = useMemo(() => {
    const change = (next: Partial<Said>): void => {
      latest.current = { ...latest.current, ...next };
      show(latest.current);
    };
    const whole: WholePage = {
      settings: () => latest.current.settings,
      setSettings: (next) => change({ settings: next }),
      said: () => latest.current,
      sayAgain: (before) => change(before as Said),
    };
    return {
      whole,
      noteSlug: (next: Said['slug']) => change({ slug: next }),
      say: (next: Partial<Said>, field: string) =>
        history.ofPage(whole, `page ${field}`, getPuck().appState, () => change(next)),
    };
  }, [history, getPuck]);
  const shown = useMemo(
    () => (followsElementor ? withSiteLook(said.settings) : said.settings),
    [said.settings, followsElementor],
  );
  return { ...said, ...changes, shown };
}
