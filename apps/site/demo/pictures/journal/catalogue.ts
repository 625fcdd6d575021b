import { care, newHouse, parts, restore } from '../drawings.ts';
import { leanTo, octagon, school, vinery } from '../projects.ts';
import { heroTall, heroWide } from '../scenes.ts';
import { figs, hammer, knife, plane, square } from '../tools.ts';
import type { PaletteName } from './palettes.ts';
import { bench, lemons, orchard, rain, snowed, trays, valley, vines } from './scenes.ts';

interface JournalPicture {
  readonly draw: () => string;
  readonly palette: PaletteName;
  readonly alt: string;
}

/** The covers of the journal, by the name of their files: the same drawings in many lights. */
export const journalPictures = {
  'valley-dawn': picture(valley, 'dawn', 'A small glasshouse in a wide valley at sunrise'),
  'valley-dusk': picture(valley, 'dusk', 'A lit glasshouse in a valley under a violet sky'),
  'orchard-autumn': picture(orchard, 'autumn', 'A glasshouse among fruit trees that have turned orange'),
  'orchard-summer': picture(orchard, 'noon', 'A glasshouse among green fruit trees'),
  'snow-day': picture(snowed, 'winter', 'A lit glasshouse between dark yews while snow falls'),
  'snow-night': picture(snowed, 'night', 'A glasshouse that glows on a winter night'),
  'potting-bench': picture(bench, 'noon', 'A potting bench with a watering can below a window'),
  'seed-trays': picture(trays, 'noon', 'Nine trays of seedlings seen from above, a pencil beside them'),
  'lemons-spring': picture(lemons, 'noon', 'Three lemon trees in pots before tall panes'),
  'lemons-winter': picture(lemons, 'winter', 'Three lemon trees behind glass, snow outside'),
  'rain-evening': picture(rain, 'dusk', 'Rain on dark panes in the evening'),
  'rain-morning': picture(rain, 'noon', 'Rain on the panes, a green garden behind them'),
  tomatoes: picture(vines, 'noon', 'Tomatoes on canes along a glass wall'),
  'plane-clay': picture(plane, 'clay', 'A wooden plane with a curled shaving'),
  'putty-moss': picture(knife, 'moss', 'A glazing knife and a tin of putty'),
  'square-straw': picture(square, 'straw', 'A set square, a pencil and a wool sock'),
  'hammer-ink': picture(hammer, 'ink', 'A hammer across a brass strap hinge'),
  figs: picture(figs, 'noon', 'Figs and a fern on a window sill'),
  'vinery-autumn': picture(vinery, 'autumn', 'A long lean-to with vines in autumn colours'),
  'vinery-dawn': picture(vinery, 'dawn', 'A long lean-to against a brick wall in early light'),
  'lean-to-dawn': picture(leanTo, 'dawn', 'A small lean-to with lemon trees beside a house'),
  'octagon-dusk': picture(octagon, 'dusk', 'An eight-sided glasshouse by a lake at dusk'),
  'school-snow': picture(school, 'noon', 'A glasshouse in a school yard in the snow'),
  'elevation-blueprint': picture(newHouse, 'blueprint', 'Elevation of a glasshouse, white lines on blue'),
  'scarf-parchment': picture(restore, 'parchment', 'Section through a glazing bar with a scarf joint'),
  'vent-blueprint': picture(care, 'blueprint', 'A roof vent and its gear, white lines on blue'),
  'sundries-parchment': picture(parts, 'parchment', 'A watering can, a cold frame and pots, in ink'),
  'house-night': picture(heroWide, 'night', 'A glasshouse lit from inside below a starry sky'),
  'house-dawn': picture(heroTall, 'dawn', 'A timber glasshouse with a gravel path at sunrise'),
} as const satisfies Readonly<Record<string, JournalPicture>>;

export type JournalPictureName = keyof typeof journalPictures;

function picture(draw: () => string, palette: PaletteName, alt: string): JournalPicture {
  return { draw, palette, alt };
}
