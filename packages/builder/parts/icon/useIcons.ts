import { createContext, useContext } from 'react';
import type { IconDrawings } from './IconDrawings.ts';
import { iconHtml } from './iconHtml.ts';

const Drawings = /* @__PURE__ */ createContext<IconDrawings>(() => null);

export const IconDrawingsProvider = Drawings.Provider;

/** The markup of the icon that a setting names; empty where there is none, or none of that name. */
export type DrawIcon = (setting: unknown) => string;

/** Another function whenever there are more drawings. */
export function useIconDrawings(): IconDrawings {
  return useContext(Drawings);
}

export function useIcons(): DrawIcon {
  const drawings = useIconDrawings();
  return (setting) => iconHtml(setting, drawings);
}
