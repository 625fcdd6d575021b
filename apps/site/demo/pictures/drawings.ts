import { at, circle, fill, polygon, rect, type Shape, stroke, svg } from './svg.ts';

/** An elevation on squared paper, with its measures in red. */
export function newHouse(): string {
  const [left, right, base, sill, eaves, ridge] = [210, 690, 430, 380, 245, 110];
  const bars = Array.from({ length: 17 }, (_, index) => left + (index * (right - left)) / 16);
  const roof = (x: number) =>
    x < 280 ? eaves - ((x - left) / 70) * 135 : x > 620 ? eaves - ((right - x) / 70) * 135 : ridge;
  return svg(
    880,
    520,
    paper(880, 520),
    fill(
      'glass',
      polygon([left, sill], [left, eaves], [280, ridge], [620, ridge], [right, eaves], [right, sill]),
      0.35,
    ),
    stroke('line', 1.2, bars.map((x) => `M${at(x, roof(x))}V${sill}`).join('')),
    stroke('line', 1.2, 'M210 290H690M245 178H655'),
    stroke(
      'line',
      2.6,
      `M${left} ${base}V${eaves}L280 ${ridge}H620L${right} ${eaves}V${base}zM${left} ${sill}H${right}M${left - 8} ${eaves}H${right + 8}`,
    ),
    stroke('line', 2, 'M280 110v-26M620 110v-26M450 110v-26'),
    stroke(
      'line',
      1,
      Array.from(
        { length: 5 },
        (_, row) =>
          `M${left} ${sill + row * 10}H${right}${Array.from({ length: 24 }, (_, n) => `M${left + n * 20 + (row % 2) * 10} ${sill + row * 10}v10`).join('')}`,
      ).join(''),
      0.45,
    ),
    fill('paper', polygon([395, base], [395, 240], [450, 160], [505, 240], [505, base])),
    fill('glass', polygon([395, base], [395, 240], [450, 160], [505, 240], [505, base]), 0.5),
    stroke(
      'line',
      2.6,
      `M395 ${base}V240L450 160L505 240V${base}M388 240H512M412 ${base}V258H488V${base}M450 258V${base}`,
    ),
    stroke('line', 1.2, 'M450 240L420 204M450 240V160M450 240L480 204M412 345H488M431 258V345M469 258V345'),
    stroke('line', 1.6, `M120 ${base}H770`),
    stroke('line', 1, Array.from({ length: 26 }, (_, n) => `M${128 + n * 25} ${base}l-12 14`).join(''), 0.6),
    across(left, right, 474, '4,800'),
    upright(140, ridge, base, '2,950'),
    upright(750, eaves, base, '1,850'),
    stroke('measure', 1.4, 'M585 150L640 66H700'),
    note(706, 72, 'vents × 6'),
  );
}

/** A bar's section, old and new wood joined on the slant. */
export function restore(): string {
  return svg(
    560,
    300,
    paper(560, 300),
    fill('wood', polygon([60, 120], [330, 120], [250, 200], [60, 200]), 0.9),
    fill('woodLight', polygon([336, 120], [500, 120], [500, 200], [256, 200])),
    stroke(
      'woodDeep',
      1.4,
      'M60 138Q160 130 312 138M60 156Q150 148 296 156M60 174Q140 168 278 174M60 188Q120 184 262 188',
    ),
    stroke('wood', 1.4, 'M322 138Q420 144 500 136M302 158Q400 164 500 156M284 178Q380 184 500 176'),
    stroke('line', 2.4, 'M60 120H330L250 200H60M336 120H500V200H256z'),
    stroke('line', 2, 'M60 120q-10 20 4 40t-4 40'),
    stroke('measure', 2, 'M318 112L240 208', 0.9),
    circle('brass', 298, 146, 5),
    circle('brass', 276, 176, 5),
    stroke('line', 2.4, 'M60 96H500M60 88H500'),
    fill('glass', 'M60 88H500v8H60z', 0.6),
    across(250, 336, 240, '1 : 6'),
    note(70, 66, '1911'),
    note(456, 66, '2024'),
  );
}

/** A vent held open on its stay. */
export function care(): string {
  return svg(
    560,
    300,
    paper(560, 300),
    fill('glass', polygon([60, 252], [264, 96], [276, 112], [84, 258]), 0.5),
    fill('glass', polygon([290, 84], [500, 60], [502, 78], [292, 102]), 0.7),
    stroke('line', 2.4, 'M54 250L262 92L276 110L74 264zM288 82L500 58L503 78L291 104z'),
    stroke('line', 2.4, 'M290 104L520 262'),
    stroke('line', 1.4, 'M284 116L506 268', 0.8),
    circle('brass', 282, 96, 15),
    circle('brassDeep', 282, 96, 6),
    stroke('brassDeep', 7, 'M392 176L448 82'),
    stroke('brass', 4, 'M392 176L448 82'),
    circle('brass', 392, 176, 9),
    circle('brass', 448, 82, 8),
    stroke(
      'measure',
      1.6,
      'M478 68A200 200 0 0 1 470 214M478 68l-9 7M478 68l5 10M470 214l-1-11M470 214l10-6',
    ),
    note(500, 152, '34°'),
    note(48, 62, 'open from 21 °C'),
    stroke('measure', 1.4, 'M208 70Q244 78 262 90'),
  );
}

/** What stands on the shop's shelf, in outline with a little colour. */
export function parts(): string {
  return svg(
    720,
    360,
    paper(720, 360),
    stroke('line', 2.4, 'M40 300H680M40 312H680'),
    fill('steel', 'M96 176h120v124H96z', 0.55),
    stroke(
      'line',
      2.4,
      'M96 176H216V300H96zM96 196H216M216 268L292 168M216 244L278 160M284 150l22 18M108 176Q156 60 212 176M96 214q-52 30 0 66',
    ),
    fill('measure', polygon([270, 152], [298, 130], [318, 160], [296, 178]), 0.9),
    stroke('line', 2, 'M270 152L298 130L318 160L296 178z'),
    fill('wood', polygon([340, 300], [340, 240], [520, 214], [520, 300]), 0.55),
    fill('glass', polygon([334, 238], [398, 190], [566, 168], [526, 212]), 0.6),
    stroke(
      'line',
      2.4,
      'M340 300V240L520 214V300zM334 238L398 190L566 168L526 212zM520 300L560 268V176M430 226L482 179M382 232L438 185M478 219L526 173',
    ),
    ...[
      [596, 300, 66],
      [650, 300, 46],
    ].map(([x = 0, y = 0, w = 0]) => outlinePot(x, y, w)),
    stroke('leaf', 3, 'M596 240q-4-46-30-60M596 240q0-56 14-78M596 240q8-34 36-44'),
    across(340, 520, 340, '900'),
  );
}

function outlinePot(x: number, base: number, w: number): Shape {
  const h = w * 0.9;
  return (
    fill(
      'pot',
      polygon(
        [x - w * 0.43, base - h * 0.76],
        [x + w * 0.43, base - h * 0.76],
        [x + w * 0.31, base],
        [x - w * 0.31, base],
      ),
    ) +
    rect('pot', x - w / 2, base - h, w, h * 0.24) +
    stroke(
      'line',
      2.2,
      `M${at(x - w / 2, base - h)}h${w}v${h * 0.24}h${-w}zM${at(x - w * 0.43, base - h * 0.76)}L${at(x - w * 0.31, base)}H${x + w * 0.31}L${at(x + w * 0.43, base - h * 0.76)}`,
    )
  );
}

function paper(width: number, height: number): Shape {
  const lines = [
    ...Array.from({ length: Math.floor(width / 20) }, (_, n) => `M${(n + 1) * 20} 0V${height}`),
    ...Array.from({ length: Math.floor(height / 20) }, (_, n) => `M0 ${(n + 1) * 20}H${width}`),
  ].join('');
  return rect('paper', 0, 0, width, height) + stroke('grid', 1, lines);
}

/** A measure along the ground, with a slash at each end as draughtsmen make them. */
function across(from: number, to: number, y: number, text: string): Shape {
  return (
    stroke(
      'measure',
      1.6,
      `M${from - 12} ${y}H${to + 12}M${from} ${y - 14}V${y + 8}M${to} ${y - 14}V${y + 8}M${from - 7} ${y + 7}l14-14M${to - 7} ${y + 7}l14-14`,
    ) + note((from + to) / 2, y - 8, text, 'middle')
  );
}

function upright(x: number, from: number, to: number, text: string): Shape {
  return (
    stroke(
      'measure',
      1.6,
      `M${x} ${from - 12}V${to + 12}M${x - 8} ${from}H${x + 14}M${x - 8} ${to}H${x + 14}M${x - 7} ${from + 7}l14-14M${x - 7} ${to + 7}l14-14`,
    ) +
    `<text class="f-measure" transform="translate(${x - 9} ${(from + to) / 2}) rotate(-90)" ${lettering} text-anchor="middle">${text}</text>`
  );
}

function note(x: number, y: number, text: string, anchor: 'start' | 'middle' = 'start'): Shape {
  return `<text class="f-measure" x="${x}" y="${y}" ${lettering} text-anchor="${anchor}">${text}</text>`;
}

/** A picture cannot use the page's fonts, so its lettering is of the kind every system has. */
const lettering = 'font-family="ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="18"';
