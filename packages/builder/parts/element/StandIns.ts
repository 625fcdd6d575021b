import { createContext, useContext, useMemo } from 'react';
import { type StandIn, withStandIns } from '../../model/settings/standIns.ts';
import type { BuilderElement } from '../../wire/public.ts';

const StandIns = /* @__PURE__ */ createContext<StandIn | null>(null);

/** Whoever renders a document decides which pictures cannot be shown. By default all are rendered as they are. */
export const StandInsProvider = StandIns.Provider;

/** An element with placeholders for pictures that cannot be shown. */
export function useStandIns(element: BuilderElement): BuilderElement {
  const standIn = useContext(StandIns);
  return useMemo(() => {
    const settings = standIn ? withStandIns(element.settings, standIn) : element.settings;
    return settings === element.settings ? element : { ...element, settings };
  }, [element, standIn]);
}
