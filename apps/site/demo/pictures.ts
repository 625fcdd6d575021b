import type { Picture } from '../views/Picture.ts';

/** The demo's own pictures, drawn by `pictures/draw.ts` into the public folder. */
export const pictures = {
  heroWide: picture('hero-wide', 1600, 1000, 'A timber glasshouse on a lawn below green hills'),
  heroTall: picture('hero-tall', 900, 1400, 'A timber glasshouse on a lawn below green hills'),
  drawingNew: picture(
    'drawing-new',
    880,
    520,
    'Elevation of a glasshouse with its measures: 4,800 wide, 2,950 high',
  ),
  drawingRestore: picture('drawing-restore', 560, 300, 'Section through a glazing bar with a scarf joint'),
  drawingCare: picture('drawing-care', 560, 300, 'A roof vent and its opening gear, ajar'),
  drawingParts: picture('drawing-parts', 720, 360, 'A watering can, a cold frame and a row of pots'),
  projectVinery: picture('project-vinery', 1200, 800, 'A long glass lean-to with vines against a brick wall'),
  projectLeanTo: picture(
    'project-lean-to',
    700,
    800,
    'A small lean-to beside a house, with lemon trees and bookshelves',
  ),
  projectOctagon: picture(
    'project-octagon',
    800,
    800,
    'An eight-sided glasshouse with a lantern, beside a lake',
  ),
  projectSchool: picture('project-school', 1100, 800, 'A glasshouse in a school yard in the snow'),
  stillLife: picture('still-life', 720, 640, 'Figs and a terracotta pot on a window sill'),
  toolPlane: picture('tool-plane', 480, 480, 'A wooden moulding plane with a curled shaving'),
  toolKnife: picture('tool-knife', 480, 480, 'A glazing knife and a tin of putty'),
  toolSquare: picture('tool-square', 480, 480, 'A set square, a pencil and one wool sock'),
  toolHammer: picture('tool-hammer', 480, 480, 'A forge hammer and a brass hinge'),
} as const satisfies Record<string, Picture>;

function picture(name: string, width: number, height: number, alt: string): Picture {
  return { src: `/pictures/${name}.svg`, width, height, alt };
}
