import { createContext, useContext } from 'react';
import type { IconDrawings } from './IconDrawings.ts';
import { iconHtml } from './iconHtml.ts';

const Drawings = /* @__PURE__ */ createContext<IconDrawings>(() => null);

export const IconDrawingsProvider = Drawings.Provider;

/** Markup of a setting's icon; empty if there is none, or none of that name. */
export type DrawIcon = (setting: unknown) => string;

/** A new function whenever more icons are loaded. */
export function useIconDrawings(): IconDrawings {
  return useContext(Drawings);
}

export function useIcons(): DrawIcon {
  const drawings = useIconDrawings();
  return (setting) => iconHtml(setting, drawings);
}
