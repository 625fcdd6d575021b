import { care, newHouse, parts, restore } from './drawings.ts';
import { droppedPot, missingPane } from './messages.ts';
import { leanTo, octagon, school, vinery } from './projects.ts';
import { heroTall, heroWide } from './scenes.ts';
import { figs, hammer, knife, plane, square } from './tools.ts';

/** Every picture by the name of its file. */
export const catalogue: Readonly<Record<string, () => string>> = {
  'hero-wide': heroWide,
  'hero-tall': heroTall,
  'drawing-new': newHouse,
  'drawing-restore': restore,
  'drawing-care': care,
  'drawing-parts': parts,
  'project-vinery': vinery,
  'project-lean-to': leanTo,
  'project-octagon': octagon,
  'project-school': school,
  'still-life': figs,
  'tool-plane': plane,
  'tool-knife': knife,
  'tool-square': square,
  'tool-hammer': hammer,
  'missing-pane': missingPane,
  'dropped-pot': droppedPot,
};
