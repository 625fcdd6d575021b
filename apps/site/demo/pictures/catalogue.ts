import { care, newHouse, parts, restore } from './drawings.ts';
import { droppedPot, missingPane } from './messages.ts';
import { leanTo, octagon, school, vinery } from './projects.ts';
import { heroTall, heroWide } from './scenes.ts';
import { figs, hammer, knife, plane, square } from './tools.ts';
import * as wares from './wares.ts';

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
  'ware-watering-can': wares.wateringCan,
  'ware-pots': wares.potSet,
  'ware-hinge': wares.hinge,
  'ware-finial': wares.finial,
  'ware-vent-arm': wares.ventArm,
  'ware-cold-frame': wares.coldFrame,
  'ware-cloche': wares.cloche,
  'ware-panes': wares.panes,
  'ware-trowel': wares.trowel,
  'ware-thermometer': wares.thermometer,
  'ware-gutter-hook': wares.gutterHook,
  'ware-blind': wares.blind,
  'ware-putty': wares.putty,
  'ware-gloves': wares.gloves,
};
