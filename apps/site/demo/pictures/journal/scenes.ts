import { brickwork, glasshouse } from '../glasshouse.ts';
import { border, cloud, cone, hedge, hill, lawn, sky, spray, tree } from '../landscape.ts';
import { broadleaf, caned, fern, pot, standard } from '../plants.ts';
import { gravelPath, shadow, topiary } from '../scenes.ts';
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
} from '../svg.ts';

/** A small house in a wide valley. */
export function valley(): string {
  const [width, height] = [1280, 800];
  return svg(
    width,
    height,
    sky(width, 560, 320, 190, 5),
    cloud(640, 170, 90, 0.7),
    cloud(940, 240, 60, 0.6),
    hill('far', 'farHill', width, height, 410, [{ amplitude: 60, length: 170, shift: 40 }]),
    hill('mid', 'midHill', width, height, 490, [
      { amplitude: 44, length: 230, shift: 500 },
      { amplitude: 10, length: 60, shift: 0 },
    ]),
    hill('near', 'nearHill', width, height, 570, [{ amplitude: 24, length: 260, shift: 160 }]),
    tree(180, 640, 170, 8),
    tree(92, 650, 120, 3),
    cone(1150, 650, 46, 190),
    cone(1210, 655, 36, 150),
    hedge(0, 656, 1280, 40, 5),
    lawn('lawn', width, 652, height, 760),
    gravelPath(760, 676, 60, 620, 800, 300),
    shadow(760, 680, 300),
    glasshouse({
      id: 'g',
      x: 520,
      base: 678,
      width: 480,
      plinth: 34,
      wall: 94,
      roof: 110,
      bays: 20,
      hip: 70,
      porch: true,
      seed: 9,
    }),
    border(520, 686, 190, 26, 4),
    border(820, 686, 190, 26, 14),
    spray(30, 840, 210, 1),
    spray(1250, 840, 170, -1),
  );
}

/** Fruit trees in rows, with a gable among them. */
export function orchard(): string {
  const [width, height] = [1200, 900];
  const row = (base: number, size: number, shift: number): Shape =>
    Array.from({ length: 9 }, (_, n) => tree(shift + n * size * 1.05, base, size, n + Math.round(base))).join(
      '',
    );
  return svg(
    width,
    height,
    sky(width, 520, 930, 150, 2),
    cloud(220, 150, 80),
    hill('far', 'farHill', width, height, 400, [{ amplitude: 34, length: 200, shift: 90 }]),
    hill('near', 'nearHill', width, height, 470, [{ amplitude: 20, length: 180, shift: 10 }]),
    lawn('lawn', width, 520, height, 600),
    row(560, 120, 30),
    glasshouse({
      id: 'g',
      x: 700,
      base: 660,
      width: 340,
      plinth: 30,
      wall: 84,
      roof: 92,
      bays: 14,
      hip: 50,
      porch: false,
      seed: 21,
    }),
    tree(70, 730, 210, 4),
    tree(250, 760, 240, 9),
    tree(470, 720, 180, 15),
    tree(1130, 790, 260, 2),
    border(0, 892, 1200, 60, 33),
  );
}

/** Snow on everything, and a light inside. */
export function snowed(): string {
  const [width, height] = [900, 1200];
  const random = chance(12);
  const flakes = Array.from({ length: 160 }, () =>
    circle('snow', random() * width, random() * height, 1.5 + random() * 3.6, 0.55 + random() * 0.45),
  ).join('');
  return svg(
    width,
    height,
    sky(width, 820, 640, 280, 19),
    hill('far', 'farHill', width, height, 700, [{ amplitude: 50, length: 150, shift: 30 }]),
    hill('mid', 'midHill', width, height, 790, [{ amplitude: 30, length: 190, shift: 300 }]),
    cone(110, 960, 90, 380),
    cone(208, 970, 66, 270),
    cone(800, 965, 84, 340),
    lawn('lawn', width, 950, height, 450),
    glasshouse({
      id: 'g',
      x: 230,
      base: 1000,
      width: 460,
      plinth: 40,
      wall: 118,
      roof: 132,
      bays: 18,
      hip: 74,
      porch: true,
      seed: 5,
    }),
    fill('snow', polygon([224, 712], [304, 700], [616, 700], [696, 712], [612, 722], [308, 722])),
    gravelPath(460, 1004, 60, 460, 1200, 250),
    topiary(330, 1060, 60),
    topiary(590, 1060, 60),
    flakes,
  );
}

/** A bench against a brick wall, with everything that belongs on it. */
export function bench(): string {
  const [width, height] = [1200, 860];
  return svg(
    width,
    height,
    brickwork('wall', 0, 0, width, 640, 22),
    fade('window', 'skyTop', 'skyLow', 'M120 70H520V400H120z'),
    fill('farHill', 'M120 330Q260 280 380 320T520 300V400H120z'),
    fill('lawn', 'M120 372H520V400H120z'),
    fill('glint', polygon([150, 400], [290, 70], [350, 70], [210, 400]), 0.25),
    stroke('frame', 16, 'M120 70H520V400H120z'),
    stroke('frame', 8, 'M253 70V400M387 70V400M120 235H520'),
    rect('woodDeep', 640, 210, 470, 18),
    rect('woodDeep', 640, 340, 470, 18),
    ...[690, 790, 890, 1000].map((x, n) => fern(x, 176, 74, n + 3) + pot(x, 210, 60)),
    ...[680, 760, 840].map((x) => pot(x, 340, 56)),
    standard(1010, 306, 120, 'lemon', 6),
    pot(1010, 340, 62),
    rect('wood', 0, 560, width, 40),
    rect('woodLight', 0, 560, width, 12),
    rect('woodDeep', 0, 600, width, 260),
    stroke('wood', 3, 'M0 660H1200M0 720H1200M0 780H1200', 0.5),
    broadleaf(150, 520, 190),
    pot(150, 562, 110),
    caned(330, 540, 210, 'fruit', 4),
    pot(330, 562, 84),
    fill('steel', 'M500 470H650V562H500z'),
    fill('steelLight', 'M500 470H560V562H500z', 0.7),
    stroke('steel', 12, 'M650 500L740 440M500 500Q440 480 460 540'),
    stroke('steel', 14, 'M520 470Q575 400 630 470'),
    ellipse('steelLight', 742, 438, 18, 12),
    ellipse('soil', 900, 560, 120, 26),
    pot(860, 562, 70),
    pot(960, 562, 58),
    fern(860, 520, 60, 11),
    fill('woodLight', polygon([1010, 552], [1150, 520], [1156, 536], [1016, 562])),
    fill('steel', 'M1150 518Q1190 512 1196 540Q1170 556 1152 538z'),
  );
}

/** Seedlings in their trays, from above. */
export function trays(): string {
  const [width, height] = [1000, 1000];
  const random = chance(44);
  const tray = (x: number, y: number): Shape => {
    const cells = Array.from({ length: 20 }, (_, n) => {
      const cx = x + 42 + (n % 4) * 56;
      const cy = y + 42 + Math.floor(n / 4) * 56;
      const size = 9 + random() * 13;
      const turn = random() * 3;
      const leaf = (angle: number): Shape =>
        ellipse(
          n % 3 === 0 ? 'leafLight' : 'leaf',
          cx + Math.cos(angle) * size * 0.8,
          cy + Math.sin(angle) * size * 0.8,
          size,
          size * 0.62,
        );
      return (
        circle('soil', cx, cy, 25) +
        [0, 1.6, 3.1, 4.7].map((angle) => leaf(angle + turn)).join('') +
        circle('leafDeep', cx, cy, 3.4)
      );
    });
    return (
      rect('woodDeep', x + 6, y + 8, 252, 308, 0.5) +
      rect('wood', x, y, 252, 308) +
      rect('woodLight', x, y, 252, 12) +
      cells.join('')
    );
  };
  const places = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => [44 + column * 312, -30 + row * 346] as const),
  );
  return svg(
    width,
    height,
    rect('stone', 0, 0, width, height),
    stroke('stoneDeep', 2, 'M0 250H1000M0 500H1000M0 750H1000M250 0V1000M500 0V1000M750 0V1000', 0.6),
    ...places.map(([x, y]) => tray(x, y)),
    fill('brass', polygon([620, 690], [634, 676], [940, 930], [926, 946])),
    fill('bloom', polygon([620, 690], [634, 676], [616, 664], [606, 676])),
  );
}

/** Lemon trees that winter behind tall glass. */
export function lemons(): string {
  const [width, height] = [900, 1200];
  const bars = [90, 270, 450, 630, 810];
  return svg(
    width,
    height,
    rect('render', 0, 0, width, height),
    fade('view', 'skyTop', 'skyLow', 'M60 40H840V820H60z'),
    clip(
      'garden',
      'M60 40H840V820H60z',
      hill('far', 'farHill', width, 820, 560, [{ amplitude: 50, length: 150, shift: 60 }]),
      hill('near', 'nearHill', width, 820, 660, [{ amplitude: 30, length: 180, shift: 10 }]),
      tree(160, 760, 190, 4),
      tree(740, 770, 220, 14),
      hedge(0, 820, 900, 70, 6),
    ),
    fill('glint', polygon([120, 820], [430, 40], [540, 40], [230, 820]), 0.22),
    ...bars.map((x) => stroke('frame', 12, `M${at(x, 40)}V820`)),
    stroke('frame', 20, 'M60 40H840V820H60z'),
    stroke('frame', 8, 'M60 300H840M60 560H840'),
    rect('stone', 0, 820, width, 30),
    rect('stoneDeep', 0, 848, width, 10),
    rect('brick', 0, 858, width, 342),
    brickwork('floor', 0, 858, width, 342, 26),
    ...[
      [190, 980, 400, 3],
      [470, 1060, 520, 8],
      [730, 1000, 420, 17],
    ].map(
      ([x = 0, base = 0, size = 0, seed = 0]) =>
        standard(x, base - size * 0.16, size, 'lemon', seed) +
        ellipse('brickDeep', x, base + 4, size * 0.26, 16, 0.7) +
        pot(x, base, size * 0.36),
    ),
  );
}

/** Rain on the panes, and a garden behind it that can only be guessed. */
export function rain(): string {
  const [width, height] = [1280, 860];
  const random = chance(77);
  const drops = Array.from({ length: 190 }, () => {
    const [x, y, r] = [random() * width, random() * height, 2 + random() * 6];
    const tail =
      random() > 0.72 ? stroke('glint', r * 0.7, `M${at(x, y - r)}v${-20 - random() * 90}`, 0.3) : '';
    return (
      tail +
      ellipse('glint', x, y, r * 0.8, r, 0.62) +
      ellipse('slate', x + r * 0.2, y + r * 0.3, r * 0.4, r * 0.5, 0.25)
    );
  }).join('');
  return svg(
    width,
    height,
    fade('sky', 'skyTop', 'skyLow', `M0 0H${width}V${height}H0z`),
    hill('far', 'farHill', width, height, 440, [{ amplitude: 50, length: 210, shift: 100 }]),
    hill('mid', 'midHill', width, height, 560, [{ amplitude: 36, length: 170, shift: 0 }]),
    tree(240, 700, 300, 6),
    tree(980, 720, 360, 15),
    hedge(0, 760, width, 90, 8),
    rect('lawn', 0, 756, width, 110),
    rect('glass', 0, 0, width, height, 0.34),
    drops,
    ...[0, 320, 640, 960, 1280].map(
      (x) =>
        stroke('frame', 20, `M${x} 0V${height}`) + stroke('frameShade', 4, `M${x + 11} 0V${height}`, 0.6),
    ),
    stroke('frame', 12, `M0 430H${width}`),
  );
}

/** Tomatoes on canes, close up. */
export function vines(): string {
  const [width, height] = [1000, 1240];
  return svg(
    width,
    height,
    fade('light', 'glass', 'glassLow', `M0 0H${width}V${height}H0z`),
    ...[0, 200, 400, 600, 800, 1000].map((x) => stroke('frame', 10, `M${x} 0V${height}`, 0.5)),
    stroke('frame', 6, `M0 360H${width}M0 760H${width}`, 0.5),
    ...[120, 330, 540, 760, 930].map((x, n) =>
      [0, 1, 2].map((level) => cane(x + (level % 2) * 14, 1120 - level * 330, 360, n * 7 + level)).join(''),
    ),
    rect('soil', 0, 1120, width, 120),
    border(0, 1130, width, 50, 9),
    rect('woodDeep', 0, 1150, width, 90),
    rect('wood', 0, 1150, width, 16),
  );
}

function cane(x: number, base: number, height: number, seed: number): Shape {
  const random = chance(seed + 1);
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const y = base - 20 - n * (height / 9);
    const side = n % 2 === 0 ? -1 : 1;
    const size = 26 + random() * 18;
    return (
      ellipse('leafDeep', x + side * size, y, size, size * 0.5) +
      ellipse(n % 3 === 0 ? 'leafLight' : 'leaf', x + side * size * 1.1, y - 6, size * 0.9, size * 0.42)
    );
  });
  const fruits = Array.from({ length: 5 }, (_, n) => {
    const fx = x + (n % 2 === 0 ? 20 : -24) + random() * 10;
    const fy = base - 50 - n * (height / 6);
    const ripe = random() > 0.3;
    return (
      circle(ripe ? 'fruit' : 'leafLight', fx, fy, 17) +
      circle('glint', fx - 5, fy - 6, 4, 0.6) +
      stroke('leafDeep', 3, `M${at(fx - 7, fy - 15)}l7 5l7 -5`)
    );
  });
  return stroke('wood', 7, `M${at(x, base)}v${-height}`) + leaves.join('') + fruits.join('');
}
