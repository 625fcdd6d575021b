import { brickwork, glow } from './glasshouse.ts';
import { border, cloud, hill, lawn, sky } from './landscape.ts';
import { fern, pot, standard } from './plants.ts';
import {
  at,
  chance,
  circle,
  clip,
  ellipse,
  fade,
  fill,
  polygon,
  rect,
  type Shape,
  stroke,
  svg,
} from './svg.ts';

/** A wall of panes; one is gone, and a wren sits where it was. */
export function missingPane(): string {
  const [left, top, pane, tall] = [90, 90, 130, 165];
  const cells = Array.from({ length: 18 }, (_, index) => ({ column: index % 6, row: Math.floor(index / 6) }));
  const hole = { x: left + pane * 3, y: top + tall };
  return svg(
    960,
    800,
    sky(960, 700, 700, 160, 5),
    hill('far', 'farHill', 960, 800, 430, [{ amplitude: 40, length: 150, shift: 30 }]),
    hill('mid', 'midHill', 960, 800, 520, [{ amplitude: 26, length: 110, shift: 240 }]),
    glow('light', 480, 380, 560, 420),
    ...cells.map(({ column, row }) =>
      column === 3 && row === 1
        ? ''
        : fade(
            `p${column}${row}`,
            'glass',
            row === 2 ? 'glassLow' : 'glass',
            `M${at(left + column * pane, top + row * tall)}h${pane}v${tall}h${-pane}z`,
          ),
    ),
    clip(
      'in',
      `M${left} ${top}h${pane * 6}v${tall * 3}h${-pane * 6}zM${hole.x} ${hole.y}`,
      standard(200, 560, 330, 'lemon', 5),
      fern(330, 585, 200, 8),
      pot(330, 588, 84),
      standard(760, 560, 300, 'fruit', 12),
      pot(760, 588, 90),
      fern(640, 585, 150, 3),
      pot(200, 588, 96),
      fern(450, 585, 120, 14),
    ),
    ...cells
      .filter(({ column, row }) => (column * 2 + row * 3) % 5 === 0)
      .map(({ column, row }) =>
        fill(
          'glint',
          polygon(
            [left + column * pane + 20, top + row * tall + tall],
            [left + column * pane + 80, top + row * tall],
            [left + column * pane + 112, top + row * tall],
            [left + column * pane + 52, top + row * tall + tall],
          ),
          0.4,
        ),
      ),
    rect('skyLow', hole.x, hole.y, pane, tall),
    fill('midHill', `M${at(hole.x, hole.y + 120)}q40 -24 ${pane} -4v${tall - 116}h${-pane}z`),
    fill('glass', `M${at(hole.x, hole.y + tall)}l16 -46l20 30l24 -22l10 38z`),
    fill('glass', `M${at(hole.x + pane, hole.y)}l-34 0l14 26l8 -6l12 26z`),
    ...Array.from({ length: 7 }, (_, index) =>
      stroke('frame', index % 3 === 0 ? 15 : 8, `M${left + index * pane} ${top}V${top + tall * 3}`),
    ),
    ...Array.from({ length: 4 }, (_, index) =>
      stroke('frame', index % 3 === 0 ? 16 : 8, `M${left} ${top + index * tall}H${left + pane * 6}`),
    ),
    wren(hole.x + 74, hole.y + tall - 4),
    rect('stone', 60, 582, 840, 20),
    rect('stoneDeep', 60, 598, 840, 6),
    brickwork('plinth', 76, 604, 808, 80, 14),
    lawn('lawn', 960, 680, 800, 480),
    border(60, 704, 320, 60, 6),
    border(640, 704, 260, 60, 16),
    ellipse('lawnDeep', 520, 728, 90, 10, 0.6),
    fill('glass', polygon([470, 726], [508, 690], [530, 724])),
    fill('glass', polygon([520, 730], [566, 706], [580, 732])),
    stroke('glint', 2, 'M470 726L508 690L530 724zM520 730L566 706L580 732z'),
  );
}

function wren(x: number, base: number): Shape {
  return [
    stroke('woodDeep', 3, `M${at(x - 4, base)}v-14M${at(x + 8, base)}v-14`),
    fill('woodDeep', polygon([x + 22, base - 34], [x + 46, base - 74], [x + 34, base - 26])),
    ellipse('wood', x, base - 30, 30, 23),
    ellipse('woodLight', x - 8, base - 24, 20, 14),
    circle('wood', x - 22, base - 50, 17),
    stroke('woodLight', 3, `M${at(x - 34, base - 56)}q12 -5 22 0`),
    circle('iron', x - 27, base - 51, 3),
    fill('iron', polygon([x - 38, base - 50], [x - 54, base - 46], [x - 37, base - 44])),
    stroke('woodDeep', 2.4, `M${at(x - 6, base - 34)}q16 14 28 0M${at(x - 2, base - 40)}q14 12 26 -2`),
  ].join('');
}

/** A pot that has met the floor, and the plant that does not mind. */
export function droppedPot(): string {
  const random = chance(44);
  return svg(
    960,
    800,
    sky(960, 800, 760, 170, 15),
    cloud(120, 200, 110),
    hill('far', 'farHill', 960, 800, 470, [{ amplitude: 36, length: 150, shift: 90 }]),
    hill('mid', 'midHill', 960, 800, 540, [{ amplitude: 22, length: 120, shift: 10 }]),
    brickwork('wall', 0, 480, 960, 150, 15),
    rect('stone', 0, 466, 960, 22),
    rect('stoneDeep', 0, 484, 960, 7),
    ...[120, 260, 820].map((x, index) => fern(x, 392, 130 + index * 30, x) + pot(x, 468, 96)),
    rect('gravel', 0, 620, 960, 180),
    rect('gravelDeep', 0, 620, 960, 10),
    ...Array.from({ length: 70 }, () =>
      ellipse('gravelDeep', random() * 960, 640 + random() * 150, 3 + random() * 5, 2 + random() * 2, 0.7),
    ),
    ellipse('gravelDeep', 520, 728, 230, 24),
    fill('soil', 'M360 724Q420 640 520 646Q640 640 690 724Q520 748 360 724z'),
    fern(520, 660, 270, 3),
    fern(524, 662, 200, 13),
    fill('pot', 'M330 728L300 640L352 610L376 660L420 700L404 732z'),
    fill('potDeep', 'M330 728L352 660L420 700L404 732z'),
    fill('pot', 'M640 736L668 664L716 628L760 664L738 736z'),
    fill('potDeep', 'M700 736L716 628L760 664L738 736z'),
    fill('pot', polygon([452, 752], [486, 716], [534, 756])),
    fill('potDeep', polygon([566, 748], [604, 728], [622, 756])),
    fill('pot', polygon([240, 760], [262, 736], [290, 762])),
    ...Array.from({ length: 26 }, () =>
      circle('soil', 320 + random() * 420, 706 + random() * 60, 2 + random() * 5),
    ),
  );
}
