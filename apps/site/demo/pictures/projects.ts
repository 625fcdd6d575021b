import { brickwork, glasshouse, glow } from './glasshouse.ts';
import { border, cloud, cone, hedge, hill, lawn, sky, spray, tree } from './landscape.ts';
import { fern, pot, standard } from './plants.ts';
import { gravelPath, shadow, topiary } from './scenes.ts';
import {
  at,
  chance,
  circle,
  clip,
  ellipse,
  fade,
  fill,
  group,
  polygon,
  rect,
  type Shape,
  stroke,
  svg,
} from './svg.ts';

/** A long lean-to: brick behind, one slope of glass, vines on wires. */
export function vinery(): string {
  const [width, height] = [1200, 800];
  const [left, right, sill, eaves, top] = [70, 1130, 600, 440, 250];
  const roof = polygon([left, eaves], [left, top], [right, top], [right, eaves]);
  const front = polygon([left, eaves], [right, eaves], [right, sill], [left, sill]);
  const bars = Array.from({ length: 37 }, (_, index) => left + (index * (right - left)) / 36);
  return svg(
    width,
    height,
    sky(width, 500, 980, 110, 3),
    cloud(180, 140, 90),
    cloud(620, 90, 60, 0.6),
    hill('far', 'farHill', width, height, 230, [{ amplitude: 30, length: 150, shift: 20 }]),
    tree(40, 300, 150, 2),
    tree(1160, 300, 170, 9),
    brickwork('wall', 0, 216, width, 420, 11),
    rect('stone', 0, 204, width, 14),
    rect('stoneDeep', 0, 216, width, 4),
    glow('light', 600, 500, 700, 330),
    fade('roof', 'glass', 'glass', roof),
    fade('front', 'glass', 'glassLow', front),
    clip('in', `${roof}${front}`, ...vines(left, right, sill, top)),
    clip(
      'sheen',
      roof,
      ...bars
        .filter((_, index) => index % 5 === 1)
        .map((x) => fill('glint', polygon([x, eaves], [x + 80, top], [x + 128, top], [x + 48, eaves]), 0.34)),
    ),
    ...bars.map((x, index) => stroke('frame', index % 6 === 0 ? 6 : 2, `M${at(x, top)}V${sill}`)),
    stroke('frame', 2, `M${left} 345H${right}M${left} 500H${right}`),
    ...bars
      .filter((_, index) => index % 6 === 2)
      .map((x) =>
        group(
          {},
          fill('glint', polygon([x, top], [x + 59, top], [x + 63, 304], [x - 4, 304]), 0.5),
          stroke('frame', 4, `M${at(x, top)}L${at(x - 4, 304)}h67L${at(x + 59, top)}`),
        ),
      ),
    rect('frame', left - 12, top - 8, right - left + 24, 12),
    rect('frame', left - 12, eaves - 5, right - left + 24, 11),
    rect('frameShade', left - 12, eaves + 4, right - left + 24, 4),
    brickwork('plinth', left - 6, sill, right - left + 12, 46),
    rect('stone', left - 12, sill - 5, right - left + 24, 10),
    lawn('lawn', width, 644, height, 420),
    rect('gravelDeep', 0, 646, width, 30),
    rect('gravel', 0, 646, width, 25),
    border(60, 652, 480, 40, 8),
    border(700, 652, 430, 40, 18),
    ...[620, 664].map((x) => pot(x, 664, 40) + fern(x, 630, 46, x)),
    topiary(180, 728, 90),
    topiary(1010, 728, 90),
    spray(1160, 850, 200, -1),
  );
}

function vines(left: number, right: number, sill: number, top: number): readonly Shape[] {
  const random = chance(31);
  const stems = Array.from({ length: 7 }, (_, index) => {
    const x = left + 80 + index * ((right - left - 130) / 6.4);
    return stroke(
      'woodDeep',
      7,
      `M${at(x, sill)}C${at(x + 24, sill - 110)} ${at(x - 26, sill - 190)} ${at(x + 12, top + 26)}`,
    );
  });
  const leaves = Array.from({ length: 190 }, (_, index) => {
    const x = left + random() * (right - left);
    const y = top + 12 + random() ** 1.4 * 190;
    const r = 9 + random() * 10;
    return circle(index % 4 === 0 ? 'leafLight' : index % 4 === 1 ? 'leafDeep' : 'leaf', x, y, r);
  });
  const bunches = Array.from({ length: 20 }, (_, index) => {
    const x = left + 34 + index * ((right - left - 60) / 19.4);
    const y = top + 150 + random() * 80;
    const rows = [4, 3, 2, 1];
    return rows
      .flatMap((count, row) =>
        Array.from({ length: count }, (_, column) =>
          circle('grape', x + (column - (count - 1) / 2) * 8, y + row * 8, 4.8),
        ),
      )
      .join('');
  });
  return [...stems, ...leaves, ...bunches];
}

/** A lean-to beside a house door: lemons on one side, books on the other. */
export function leanTo(): string {
  const [width, height] = [700, 800];
  const profile = polygon([150, 640], [150, 380], [520, 210], [520, 640]);
  const books = chance(5);
  return svg(
    width,
    height,
    sky(width, 520, 110, 150, 12),
    cloud(60, 250, 60, 0.7),
    hill('far', 'farHill', width, height, 480, [{ amplitude: 26, length: 120, shift: 10 }]),
    hedge(0, 640, 240, 60, 4),
    cone(70, 640, 60, 210),
    rect('render', 500, 60, 200, 600),
    polygonRoof(),
    rect('stoneDeep', 500, 60, 10, 600, 0.6),
    houseWindow(566, 300),
    houseWindow(566, 470),
    glow('light', 340, 520, 330, 300),
    fade('pane', 'glass', 'glassLow', profile),
    clip(
      'in',
      profile,
      standard(214, 606, 170, 'lemon', 4),
      pot(214, 640, 56),
      standard(300, 606, 210, 'lemon', 9),
      pot(300, 640, 60),
      rect('woodDeep', 372, 330, 148, 310),
      ...[0, 1, 2, 3].map((row) =>
        group(
          {},
          rect('wood', 372, 398 + row * 66, 148, 7),
          ...Array.from({ length: 11 }, (_, index) => {
            const tall = 34 + books() * 18;
            const ink =
              (['measure', 'brass', 'leaf', 'cloth', 'iron', 'bloom'] as const)[Math.floor(books() * 6)] ??
              'cloth';
            return rect(ink, 380 + index * 12, 398 + row * 66 - tall, 10, tall);
          }),
        ),
      ),
      fill('glint', polygon([150, 520], [420, 200], [500, 200], [150, 610]), 0.22),
    ),
    ...[150, 224, 298, 372, 446, 520].map((x, index) =>
      stroke('frame', index % 5 === 0 ? 8 : 4, `M${at(x, 640)}V${380 - ((x - 150) / 370) * 170}`),
    ),
    stroke('frame', 4, 'M150 450H520M150 560H520'),
    stroke('frame', 9, 'M138 386L528 206'),
    brickwork('plinth', 144, 600, 220, 46),
    rect('stone', 138, 594, 234, 9),
    rect('frame', 372, 600, 148, 44),
    stroke('frame', 7, 'M446 300V644'),
    circle('brass', 436, 540, 4),
    lawn('lawn', width, 642, height, 420),
    gravelPath(446, 644, 140, 360, 800, 380),
    border(100, 656, 240, 40, 2),
    pot(350, 676, 54) + fern(350, 632, 66, 3),
    topiary(580, 700, 100),
    spray(40, 840, 190, 1),
  );
}

function polygonRoof(): Shape {
  const rows = Array.from({ length: 6 }, (_, index) => `M${at(470, 12 + index * 14)}H700`).join('');
  return (
    fill('slate', polygon([470, 84], [520, -20], [700, -20], [700, 84])) +
    stroke('skyTop', 1, rows, 0.25) +
    rect('woodDeep', 470, 80, 230, 8)
  );
}

function houseWindow(x: number, y: number): Shape {
  return (
    rect('stone', x - 8, y - 8, 96, 116) +
    fade(`w${y}`, 'glass', 'glassLow', `M${at(x, y)}h80v100h-80z`) +
    stroke('frame', 5, `M${at(x, y)}h80v100h-80zM${at(x + 40, y)}v100M${at(x, y + 50)}h80`) +
    rect('stoneDeep', x - 12, y + 104, 104, 8)
  );
}

/** Eight sides, seen with three of them in full. */
export function octagon(): string {
  const [width, height] = [800, 800];
  const xs = [190, 270, 530, 610] as const;
  const [sill, eaves, neck] = [560, 380, 210];
  const wall = polygon(
    [xs[0], eaves + 12],
    [xs[1], eaves],
    [xs[2], eaves],
    [xs[3], eaves + 12],
    [xs[3], sill - 8],
    [xs[2], sill],
    [xs[1], sill],
    [xs[0], sill - 8],
  );
  const dome = `M${at(xs[0] - 10, eaves + 12)}C${at(xs[0] + 6, 290)} ${at(290, 240)} ${at(350, neck)}H450C${at(510, 240)} ${at(xs[3] - 6, 290)} ${at(xs[3] + 10, eaves + 12)}L${at(xs[2], eaves)}H${xs[1]}z`;
  const lantern = polygon([356, neck], [362, 160], [438, 160], [444, neck]);
  const ribs = [300, 335, 370, 400, 430, 465, 500]
    .map(
      (x) =>
        `M${at(x, eaves)}C${at(x - (x - 400) * 0.1, 300)} ${at(400 + (x - 400) * 0.62, 250)} ${at(400 + (x - 400) * 0.44, neck)}`,
    )
    .join('');
  return svg(
    width,
    height,
    sky(width, 560, 640, 130, 41),
    cloud(70, 200, 80, 0.8),
    hill('far', 'farHill', width, height, 430, [{ amplitude: 70, length: 160, shift: 30 }]),
    hill('mid', 'midHill', width, height, 490, [{ amplitude: 30, length: 90, shift: 200 }]),
    rect('water', 0, 520, width, 120),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
      stroke('cloud', 2, `M${at(20 + ((n * 173) % 700), 540 + n * 9)}h${60 + ((n * 37) % 70)}`, 0.7),
    ),
    tree(90, 560, 130, 3),
    cone(720, 580, 60, 220),
    lawn('lawn', width, 590, height, 400),
    shadow(400, 622, 280),
    gravelPath(400, 612, 90, 400, 800, 300),
    glow('light', 400, 420, 380, 330),
    fade('dome', 'glass', 'glass', dome),
    fade('wall', 'glass', 'glassLow', wall),
    fade('lantern', 'glass', 'glass', lantern),
    clip(
      'in',
      `${wall}${dome}`,
      stroke('iron', 7, `M400 ${sill}V${neck}`),
      ...[230, 300, 352, 448, 500, 570].map(
        (x, index) => fern(x, sill - 14, 120 + (index % 3) * 44, index + 5) + pot(x, sill, 44),
      ),
      ...[300, 360, 440, 500].map(
        (x, index) =>
          stroke('leafDeep', 1.5, `M${x} 240V${330 + index * 6}`) +
          fern(x, 352 + index * 6, 36, x) +
          circle('bloom', x - 8, 346 + index * 6, 6) +
          circle('bloom', x + 10, 356 + index * 6, 5),
      ),
    ),
    fill(
      'glint',
      `M${at(270, eaves)}C${at(280, 310)} ${at(320, 250)} ${at(362, neck)}H384C${at(350, 260)} ${at(320, 320)} ${at(316, eaves)}z`,
      0.4,
    ),
    stroke('frame', 2.4, ribs),
    stroke(
      'frame',
      6,
      `M${at(xs[1], eaves)}C${at(282, 300)} ${at(312, 250)} ${at(356, neck)}M${at(xs[2], eaves)}C${at(518, 300)} ${at(488, 250)} ${at(444, neck)}`,
    ),
    stroke(
      'frame',
      6,
      `M${at(xs[0] - 10, eaves + 12)}C${at(xs[0] + 6, 290)} ${at(290, 240)} ${at(350, neck)}M${at(xs[3] + 10, eaves + 12)}C${at(xs[3] - 6, 290)} ${at(510, 240)} ${at(450, neck)}`,
    ),
    ...xs.map((x, index) =>
      stroke(
        'frame',
        8,
        `M${at(x, index % 3 === 0 ? eaves + 12 : eaves)}V${index % 3 === 0 ? sill - 8 : sill}`,
      ),
    ),
    ...[335, 465].map((x) => stroke('frame', 3, `M${at(x, eaves)}V${sill}`)),
    stroke(
      'frame',
      3,
      `M${at(230, eaves + 6)}V${sill - 4}M${at(570, eaves + 6)}V${sill - 4}M${at(xs[0], 452)}L${at(xs[1], 446)}H${xs[2]}L${at(xs[3], 452)}`,
    ),
    stroke(
      'frame',
      9,
      `M${at(xs[0] - 12, eaves + 14)}L${at(xs[1], eaves)}H${xs[2]}L${at(xs[3] + 12, eaves + 14)}`,
    ),
    stroke('frame', 4, 'M362 160L356 210M438 160L444 210M381 160V210M400 160V210M419 160V210'),
    rect('frame', 344, neck - 4, 112, 9),
    fill('frame', polygon([350, 162], [400, 108], [450, 162])),
    stroke('frame', 4, 'M400 110V66'),
    circle('brass', 400, 84, 7),
    brickwork('plinth', xs[1], sill, xs[2] - xs[1], 50),
    fill('brickDeep', polygon([xs[0], sill - 8], [xs[1], sill], [xs[1], sill + 50], [xs[0], sill + 38])),
    fill('brickDeep', polygon([xs[3], sill - 8], [xs[2], sill], [xs[2], sill + 50], [xs[3], sill + 38])),
    stroke('stone', 9, `M${at(xs[0] - 4, sill - 9)}L${at(xs[1], sill)}H${xs[2]}L${at(xs[3] + 4, sill - 9)}`),
    rect('frame', 352, 450, 96, 160),
    fade('door', 'glass', 'glassLow', 'M362 460h34v96h-34zM404 460h34v96h-34z'),
    circle('brass', 400, 574, 4),
    border(190, 626, 150, 44, 4),
    border(462, 626, 150, 44, 7),
    spray(60, 850, 200, 1),
    spray(760, 850, 180, -1),
  );
}

/** A plain span house in the snow. */
export function school(): string {
  const [width, height] = [1100, 800];
  const flakes = chance(9);
  return svg(
    width,
    height,
    sky(width, 560, 860, 120, 77),
    cloud(120, 160, 110, 0.9),
    cloud(520, 110, 70, 0.7),
    hill('far', 'snowShade', width, height, 440, [{ amplitude: 40, length: 170, shift: 50 }]),
    hill('mid', 'snow', width, height, 520, [{ amplitude: 26, length: 120, shift: 150 }]),
    ...[70, 130, 960, 1020].map((x, index) => bareTree(x, 600, 150 + (index % 2) * 40)),
    rect('snow', 0, 590, width, 210),
    ellipse('snowShade', 550, 628, 400, 22),
    glasshouse({
      id: 's',
      x: 250,
      base: 622,
      width: 600,
      plinth: 50,
      wall: 130,
      roof: 140,
      bays: 24,
      hip: 0,
      porch: true,
      seed: 23,
    }),
    fill(
      'snow',
      'M244 312Q300 296 360 303T480 300T600 302T740 299T856 312V303Q840 288 740 290T500 289T330 290T244 302z',
    ),
    fill(
      'snow',
      'M244 440Q290 426 330 437T430 440T480 441V448H240zM624 441Q690 428 740 438T860 440V448H620z',
    ),
    fill('snowShade', 'M470 622C480 690 400 740 340 800H760C700 740 620 690 630 622z', 0.8),
    ...Array.from({ length: 7 }, (_, index) =>
      ellipse('snowShade', 520 + (index % 2) * 34 - index * 4, 656 + index * 20, 9 + index, 4 + index * 0.5),
    ),
    snowman(930, 700),
    fill('snow', 'M0 700Q160 660 330 720T700 760T1100 720V800H0z'),
    ...Array.from({ length: 90 }, () =>
      circle('snow', flakes() * width, flakes() * height, 1.4 + flakes() * 2.6, 0.9),
    ),
  );
}

function bareTree(x: number, base: number, size: number): Shape {
  const branches = [-0.5, -0.3, 0.28, 0.5, -0.16, 0.14]
    .map((lean, index) => {
      const from = base - size * (0.35 + index * 0.08);
      return `M${at(x, from)}q${at(lean * size * 0.3, -size * 0.08)} ${at(lean * size, -size * 0.36)}M${at(x + lean * size * 0.5, from - size * 0.15)}q${at(lean * size * 0.02, -size * 0.1)} ${at(lean * size * 0.1, -size * 0.18)}`;
    })
    .join('');
  return (
    stroke('treeDeep', size * 0.06, `M${at(x, base)}V${base - size * 0.8}`) +
    stroke('treeDeep', size * 0.024, branches)
  );
}

function snowman(x: number, base: number): Shape {
  return [
    ellipse('snowShade', x, base + 2, 60, 10),
    circle('snow', x, base - 36, 42),
    circle('snow', x, base - 96, 29),
    circle('snowShade', x + 12, base - 30, 26, 0.5),
    fill(
      'pot',
      polygon([x - 22, base - 120], [x + 22, base - 120], [x + 16, base - 148], [x - 16, base - 148]),
    ),
    rect('potDeep', x - 25, base - 124, 50, 8),
    circle('iron', x - 9, base - 102, 3),
    circle('iron', x + 9, base - 102, 3),
    fill('fruit', polygon([x, base - 96], [x - 26, base - 90], [x, base - 89])),
    stroke('measure', 9, `M${at(x - 22, base - 72)}q${at(22, 12)} ${at(44, 0)}M${at(x + 14, base - 68)}v30`),
  ].join('');
}
