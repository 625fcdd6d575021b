import { createContext, useContext, useMemo } from 'react';
import { type StandIn, withStandIns } from '../../model/settings/standIns.ts';
import type { BuilderElement } from '../../wire/public.ts';

const StandIns = /* @__PURE__ */ createContext<StandIn | null>(null);

/** Whoever draws a document says which pictures it cannot show. Where nobody does, all are drawn as they are. */
export const StandInsProvider = StandIns.Provider;

/** An element in which something stands in for each picture that cannot be shown. */
export function useStandIns(element: BuilderElement): BuilderElement {
  const standIn = useContext(StandIns);
  return useMemo(() => {
    const settings = standIn ? withStandIns(element.settings, standIn) : element.settings;
    return settings === element.settings ? element : { ...element, settings };
  }, [element, standIn]);
}
