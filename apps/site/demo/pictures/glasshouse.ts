import { broadleaf, caned, fern, pot, standard } from './plants.ts';
import { at, chance, circle, clip, element, fade, fill, polygon, rect, type Shape, stroke } from './svg.ts';

export interface GlasshouseMeasures {
  readonly id: string;
  /** The inline start of the wall. */
  readonly x: number;
  /** The ground. */
  readonly base: number;
  readonly width: number;
  readonly plinth: number;
  readonly wall: number;
  readonly roof: number;
  readonly bays: number;
  /** How far the roof's ends lean in; 0 is a gable seen from the side. */
  readonly hip: number;
  readonly porch: boolean;
  readonly seed: number;
}

/** The long side of a glasshouse, with plants inside; at night its panes are lit and its bars are dark. */
export function glasshouse(m: GlasshouseMeasures): Shape {
  const { id, x, base, width, plinth, wall, roof, hip } = m;
  const sill = base - plinth;
  const eaves = sill - wall;
  const ridge = eaves - roof;
  const right = x + width;
  const roofShape = polygon([x - 8, eaves], [x + hip, ridge], [right - hip, ridge], [right + 8, eaves]);
  const wallShape = `M${at(x, eaves)}H${right}V${sill}H${x}z`;
  const bay = width / m.bays;
  const bars = Array.from({ length: m.bays + 1 }, (_, index) => x + index * bay);
  return [
    glow(`${id}-glow`, x + width / 2, base - plinth, width * 0.72, (wall + roof) * 1.15),
    fade(`${id}-roof`, 'glass', 'glass', roofShape),
    fade(`${id}-wall`, 'glass', 'glassLow', wallShape),
    clip(`${id}-in`, `${wallShape}${roofShape}`, inside(m, sill, eaves)),
    clip(
      `${id}-sheen`,
      roofShape,
      ...bars
        .filter((_, index) => index % 4 === 1)
        .map((bx) =>
          fill(
            'glint',
            polygon(
              [bx, eaves],
              [bx + roof * 0.5, ridge],
              [bx + roof * 0.5 + bay * 1.4, ridge],
              [bx + bay * 1.4, eaves],
            ),
            0.38,
          ),
        ),
    ),
    clip(
      `${id}-bars`,
      roofShape,
      ...bars.map((bx, index) => stroke('frame', index % 4 === 0 ? 4 : 1.8, `M${at(bx, eaves)}V${ridge}`)),
      stroke('frame', 2, `M${at(x - 8, eaves - roof * 0.5)}H${right + 8}`),
    ),
    ...vents(m, eaves, ridge, bay),
    ...bars.map((bx, index) => stroke('frame', index % 4 === 0 ? 6 : 2.2, `M${at(bx, eaves)}V${sill}`)),
    stroke('frame', 2.4, `M${at(x, eaves + wall * 0.34)}H${right}`),
    stroke('frame', 5, `M${at(x - 8, eaves)}L${at(x + hip, ridge)}H${right - hip}L${at(right + 8, eaves)}`),
    rect('frame', x - 12, eaves - 5, width + 24, 10),
    rect('frameShade', x - 12, eaves + 3, width + 24, 3),
    ...cresting(x + hip, right - hip, ridge),
    brickwork(`${id}-plinth`, x - 6, sill, width + 12, plinth),
    rect('stone', x - 12, sill - 4, width + 24, 9),
    rect('stoneDeep', x - 12, sill + 4, width + 24, 3),
    m.porch ? porch(m, sill, eaves) : '',
  ].join('');
}

/** Light that spills out at night; by day there is none to see. */
export function glow(id: string, cx: number, cy: number, rx: number, ry: number): Shape {
  return (
    element(
      'radialGradient',
      { id },
      element('stop', { class: 't-glow', offset: 0, 'stop-opacity': 0.42 }),
      element('stop', { class: 't-glow', offset: 0.55, 'stop-opacity': 0.14 }),
      element('stop', { class: 't-glow', offset: 1, 'stop-opacity': 0 }),
    ) + element('ellipse', { cx, cy, rx, ry, fill: `url(#${id})` })
  );
}

export function brickwork(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  course = 10,
): Shape {
  const rows = Math.ceil(height / course);
  const joints = Array.from({ length: rows }, (_, row) => {
    const top = y + row * course;
    const start = x + (row % 2 === 0 ? 0 : course);
    const uprights = Array.from(
      { length: Math.ceil(width / (course * 2)) + 1 },
      (_, index) => `M${at(start + index * course * 2, top)}v${course}`,
    ).join('');
    return `M${at(x, top)}h${width}${uprights}`;
  }).join('');
  const outline = `M${at(x, y)}h${width}v${height}h${-width}z`;
  const random = chance(Math.round(x + y));
  const odd = Array.from({ length: Math.round((width * height) / 1600) }, () => {
    const row = Math.floor(random() * rows);
    const col = Math.floor(random() * (width / (course * 2)));
    return rect(
      'brickDeep',
      x + (row % 2 === 0 ? 0 : course) + col * course * 2,
      y + row * course,
      course * 2,
      course,
      0.55,
    );
  });
  return fill('brick', outline) + clip(id, outline, ...odd, stroke('mortar', 1, joints, 0.7));
}

function inside(
  { x, width, wall, roof, bays, seed }: GlasshouseMeasures,
  sill: number,
  eaves: number,
): Shape {
  const random = chance(seed);
  const count = Math.max(4, Math.round(width / 62));
  const plants = Array.from({ length: count }, (_, index) => {
    const px = x + ((index + 0.5) / count) * width + (random() - 0.5) * 16;
    const height = wall * (0.75 + random() * 0.55) + roof * 0.18;
    const kind = Math.floor(random() * 5);
    if (kind === 0) return broadleaf(px, sill, height * 1.02);
    if (kind === 1) return fern(px, sill - 6, height * 0.8, index + seed) + pot(px, sill, 30);
    if (kind === 2) return caned(px, sill, height * 0.95, 'fruit', index + seed);
    return (
      standard(px, sill - 22, height * 0.95, kind === 3 ? 'lemon' : 'fruit', index + seed) + pot(px, sill, 32)
    );
  });
  const hanging = Array.from({ length: Math.round(bays / 5) }, (_, index) => {
    const px = x + ((index + 0.5) / Math.round(bays / 5)) * width;
    return (
      stroke('leafDeep', 1.4, `M${at(px, eaves - roof)}V${eaves - 4}`) +
      fern(px, eaves + 14, 26, index + seed) +
      rect('potDeep', px - 10, eaves + 8, 20, 10)
    );
  });
  return [...hanging, ...plants].join('');
}

function vents(
  { x, width, hip, roof }: GlasshouseMeasures,
  eaves: number,
  ridge: number,
  bay: number,
): readonly Shape[] {
  const size = bay * 2;
  const first = x + hip + bay;
  const count = Math.floor((width - hip * 2 - bay) / (size * 2));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const vx = first + index * size * 2;
    const open = index % 2 === 0 ? 7 : 0;
    const bottom = ridge + roof * 0.4;
    if (bottom > eaves) return '';
    return (
      fill(
        'glint',
        polygon(
          [vx, ridge],
          [vx + size, ridge],
          [vx + size + open / 2, bottom - open],
          [vx - open / 2, bottom - open],
        ),
        0.35,
      ) +
      stroke(
        'frame',
        3,
        `M${at(vx, ridge)}L${at(vx - open / 2, bottom - open)}H${vx + size + open / 2}L${at(vx + size, ridge)}`,
      )
    );
  });
}

function cresting(from: number, to: number, ridge: number): readonly Shape[] {
  const count = Math.floor((to - from) / 16);
  const step = (to - from) / count;
  return [
    stroke('frame', 6, `M${at(from - 4, ridge)}H${to + 4}`),
    stroke(
      'frame',
      1.6,
      Array.from(
        { length: count },
        (_, index) => `M${at(from + index * step, ridge - 3)}q${at(step / 2, -13)} ${at(step, 0)}`,
      ).join(''),
    ),
    ...[from, to].map(
      (fx) =>
        stroke('frame', 3, `M${at(fx, ridge)}v-30`) +
        circle('frame', fx, ridge - 22, 4) +
        circle('frame', fx, ridge - 33, 2.6),
    ),
  ];
}

/** The gabled entrance: double doors under a fan of bars. */
function porch(
  { id, x, width, wall, roof, plinth, base }: GlasshouseMeasures,
  sill: number,
  eaves: number,
): Shape {
  const w = Math.min(170, width * 0.24);
  const cx = x + width / 2;
  const left = cx - w / 2;
  const right = cx + w / 2;
  const apex = eaves - roof * 0.86;
  const shoulder = eaves - 4;
  const front = polygon([left, base], [left, shoulder], [cx, apex], [right, shoulder], [right, base]);
  const fan = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI * ((index + 1) / 8);
    return `M${at(cx, shoulder + 4)}L${at(cx - Math.cos(angle) * w, shoulder + 4 - Math.sin(angle) * w)}`;
  }).join('');
  const doorTop = shoulder + 10;
  const doorHalf = w * 0.3;
  return [
    fade(`${id}-porch`, 'glass', 'glassLow', front),
    clip(
      `${id}-fan`,
      polygon([left, shoulder + 4], [cx, apex], [right, shoulder + 4]),
      fill('glint', polygon([left, shoulder], [cx - 10, apex], [cx + 26, apex], [left + 60, shoulder]), 0.4),
      stroke('frame', 2, fan),
      stroke('frame', 2, `M${at(cx - w * 0.2, shoulder + 4)}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0`),
    ),
    clip(`${id}-door`, front, fern(left + 16, sill, wall * 0.6, 3), fern(right - 16, sill, wall * 0.66, 9)),
    brickwork(`${id}-left`, left, sill, w / 2 - doorHalf, plinth),
    brickwork(`${id}-right`, cx + doorHalf, sill, w / 2 - doorHalf, plinth),
    stroke(
      'frame',
      2,
      `M${at(left + (w / 2 - doorHalf) / 2, doorTop)}V${sill}M${at(right - (w / 2 - doorHalf) / 2, doorTop)}V${sill}`,
    ),
    rect('glassLow', cx - doorHalf, doorTop, doorHalf * 2, base - doorTop, 0.55),
    rect('frame', cx - doorHalf, base - plinth * 0.9, doorHalf * 2, plinth * 0.9),
    stroke(
      'frameShade',
      1.6,
      `M${at(cx - doorHalf + 7, base - 6)}v${-plinth * 0.6}h${doorHalf - 13}v${plinth * 0.6}zM${at(cx + 6, base - 6)}v${-plinth * 0.6}h${doorHalf - 13}v${plinth * 0.6}z`,
    ),
    stroke(
      'frame',
      5,
      `M${at(cx - doorHalf, base)}V${doorTop}H${cx + doorHalf}V${base}M${at(cx, doorTop)}V${base}`,
    ),
    stroke(
      'frame',
      2,
      `M${at(cx - doorHalf / 2, doorTop)}V${sill}M${at(cx + doorHalf / 2, doorTop)}V${sill}M${at(cx - doorHalf, doorTop + (sill - doorTop) / 2)}H${cx + doorHalf}`,
    ),
    circle('brass', cx - 6, base - plinth - 6, 2.6),
    circle('brass', cx + 6, base - plinth - 6, 2.6),
    rect('frame', left - 3, shoulder - 1, w + 6, 8),
    stroke('frame', 6, `M${at(left, base)}V${shoulder}L${at(cx, apex)}L${at(right, shoulder)}V${base}`),
    stroke('frame', 3, `M${at(cx, apex)}v-30`),
    circle('frame', cx, apex - 22, 4.4),
    circle('frame', cx, apex - 33, 2.8),
    rect('stone', cx - doorHalf - 10, base - 4, doorHalf * 2 + 20, 7),
  ].join('');
}
