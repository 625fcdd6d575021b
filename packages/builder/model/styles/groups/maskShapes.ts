/** Our own shapes under Elementor's names, inline in the style sheet. */
export const MASK_SHAPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    circle: "<circle cx='50' cy='50' r='50'/>",
    'oval-vertical': "<ellipse cx='50' cy='50' rx='36' ry='50'/>",
    'oval-horizontal': "<ellipse cx='50' cy='50' rx='50' ry='36'/>",
    'pill-vertical': "<rect x='20' width='60' height='100' rx='30'/>",
    'pill-horizontal': "<rect y='20' width='100' height='60' rx='30'/>",
    triangle: "<path d='M50 3L100 97H0Z'/>",
    diamond: "<path d='M50 0L100 50L50 100L0 50Z'/>",
    pentagon: "<path d='M50 2L100 38L81 98H19L0 38Z'/>",
    'hexagon-vertical': "<path d='M50 0L93 25V75L50 100L7 75V25Z'/>",
    'hexagon-horizontal': "<path d='M0 50L25 7H75L100 50L75 93H25Z'/>",
    hexagon: "<path d='M50 0L93 25V75L50 100L7 75V25Z'/>",
    heptagon: "<path d='M50 0L90 19L100 62L72 97H28L0 62L10 19Z'/>",
    octagon: "<path d='M29 0H71L100 29V71L71 100H29L0 71V29Z'/>",
    'parallelogram-right': "<path d='M25 10H100L75 90H0Z'/>",
    'parallelogram-left': "<path d='M0 10H75L100 90H25Z'/>",
    'trapezoid-up': "<path d='M22 15H78L100 85H0Z'/>",
    'trapezoid-down': "<path d='M0 15H100L78 85H22Z'/>",
    flower:
      "<circle cx='50' cy='24' r='24'/><circle cx='76' cy='50' r='24'/><circle cx='50' cy='76' r='24'/><circle cx='24' cy='50' r='24'/><circle cx='50' cy='50' r='26'/>",
    sketch: "<path d='M6 18Q30 2 58 6T96 22Q98 50 93 84Q64 98 34 94T5 82Q1 48 6 18Z'/>",
    blob: "<path d='M52 3C74 1 93 17 96 40S90 86 68 95S18 92 8 70S6 26 24 12S40 4 52 3Z'/>",
  }).map(([name, drawing]) => [name, dataUrl(drawing)]),
);

function dataUrl(drawing: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
