import { fern, pot } from './plants.ts';
import { at, chance, circle, ellipse, fade, fill, polygon, rect, type Shape, stroke, svg } from './svg.ts';

/** A wooden plane with the shaving it has just made. */
export function plane(): string {
  return still(
    ellipse('clothDeep', 250, 352, 190, 20),
    fill('wood', 'M64 262Q64 246 80 246H420Q438 246 438 264V344H64z'),
    fill('woodDeep', 'M64 316H438v28H64z', 0.8),
    stroke('woodDeep', 2, 'M70 268Q200 258 432 270M70 286Q220 278 432 290M70 302Q180 296 432 304', 0.6),
    fill('woodDeep', 'M196 246h74l-26 60h-30z'),
    fill('steel', polygon([206, 292], [262, 138], [288, 148], [232, 300])),
    fill('steelLight', polygon([206, 292], [262, 138], [270, 141], [214, 295])),
    fill('woodLight', polygon([238, 292], [284, 176], [304, 186], [258, 290])),
    fill('woodDeep', 'M350 246C340 196 352 156 392 150C420 150 424 174 410 186C398 196 398 220 410 246z'),
    fill('wood', 'M360 246C352 200 362 164 392 158C408 158 410 172 402 180C388 192 388 222 398 246z'),
    ellipse('woodDeep', 112, 246, 26, 10),
    circle('woodDeep', 112, 222, 24),
    circle('wood', 109, 219, 20),
    stroke('woodLight', 13, 'M226 246C200 190 150 170 128 120C112 78 160 52 186 84C204 110 172 136 152 116'),
    stroke('woodDeep', 1.6, 'M232 246C206 190 156 170 134 120C118 78 160 58 180 86', 0.6),
    stroke('woodLight', 9, 'M300 380C330 360 360 400 384 376C398 358 372 348 366 366'),
  );
}

/** The glazier's knife, and putty with a thumb mark in it. */
export function knife(): string {
  return still(
    ellipse('clothDeep', 310, 372, 120, 18),
    fade('tin', 'steelLight', 'steel', 'M206 226H412V352Q412 374 309 374T206 352z'),
    rect('measure', 206, 262, 206, 66),
    fill('paper', 'M250 276h118v8H250zM266 292h86v6H266zM266 306h86v6H266z', 0.9),
    ellipse('steel', 309, 226, 103, 28),
    ellipse('wool', 309, 224, 92, 22),
    fill('woolDeep', 'M262 222Q290 200 330 212Q360 222 334 234Q290 244 262 222z'),
    fill('steel', polygon([176, 168], [200, 148], [292, 214], [268, 236])),
    fill('steelLight', polygon([176, 168], [188, 158], [280, 225], [268, 236])),
    fill('brass', polygon([164, 160], [190, 134], [206, 146], [180, 174])),
    fill('woodDeep', 'M60 74Q62 48 92 54L194 132L164 166L70 92Q60 84 60 74z'),
    fill('wood', 'M64 74Q66 56 86 60L176 130L160 150L72 86Q64 80 64 74z'),
    ellipse('clothDeep', 120, 384, 90, 12),
    fill('woodDeep', 'M44 372Q30 356 48 344L128 330Q146 330 146 352Q146 372 128 374z'),
    fill('wood', 'M46 362Q38 352 52 346L128 334Q140 336 140 350L52 368z'),
    fill('brass', 'M140 332h16v40h-16z'),
    fill('steel', 'M156 338H236Q262 346 262 362L250 370H156z'),
    fill('steelLight', 'M156 338H236Q254 343 259 352H156z'),
  );
}

/** What a surveyor in socks leaves on the floor. */
export function square(): string {
  return still(
    stroke('measure', 1.8, 'M40 400H440M60 390v20M420 390v20'),
    fill('clothDeep', polygon([96, 356], [96, 96], [120, 96], [372, 348], [372, 366], [106, 366])),
    fill('woodLight', polygon([88, 348], [88, 84], [352, 348])),
    fill('cloth', polygon([132, 304], [132, 190], [246, 304])),
    stroke(
      'woodDeep',
      2,
      Array.from({ length: 12 }, (_, n) => `M88 ${112 + n * 20}h${n % 2 === 0 ? 18 : 11}`).join(''),
    ),
    stroke(
      'woodDeep',
      2,
      Array.from({ length: 12 }, (_, n) => `M${108 + n * 20} 348v-${n % 2 === 0 ? 18 : 11}`).join(''),
    ),
    fill('brass', polygon([194, 84], [210, 72], [392, 262], [378, 276])),
    fill('brassDeep', polygon([201, 78], [210, 72], [392, 262], [384, 268])),
    fill('woodLight', polygon([378, 276], [392, 262], [414, 298])),
    fill('iron', polygon([402, 284], [406, 280], [414, 298])),
    fill('bloomDeep', polygon([194, 84], [210, 72], [196, 58], [182, 70])),
    fill(
      'wool',
      'M318 72H392V148Q392 164 406 172L440 192Q456 204 446 220Q434 236 408 230L340 208Q318 198 318 176z',
    ),
    fill('woolDeep', 'M318 72h74v22h-74z'),
    fill('measure', 'M318 106h74v9h-74zM318 124h74v9h-74z'),
    fill('woolDeep', 'M408 230Q434 236 446 220Q456 204 440 192L424 183Q436 206 408 230z'),
  );
}

/** A smith's hammer across a strap hinge. */
export function hammer(): string {
  return still(
    ellipse('clothDeep', 240, 366, 180, 16),
    fill('brass', 'M60 300H330Q372 300 414 322Q372 344 330 344H60z'),
    fill('brassDeep', 'M60 332H350Q380 332 414 322Q372 344 330 344H60z'),
    rect('brassDeep', 44, 282, 34, 80),
    rect('brass', 44, 282, 24, 80),
    stroke('brassDeep', 3, 'M44 302h34M44 322h34M44 342h34'),
    ...[118, 198, 278, 350].map((x) => circle('brassDeep', x, 322, 9) + circle('iron', x - 1, 321, 6)),
    fill('woodDeep', polygon([196, 134], [226, 116], [414, 414], [384, 432])),
    fill('woodLight', polygon([196, 134], [212, 124], [400, 422], [384, 432])),
    fill('slate', 'M112 176Q104 160 116 150L258 66Q290 58 300 84Q306 104 286 114L150 194Q126 200 112 176z'),
    fill('steel', 'M112 176Q104 160 116 150L136 138L164 186L150 194Q126 200 112 176z'),
    stroke('steelLight', 4, 'M134 146L262 72', 0.6),
    fill('steelLight', 'M110 166Q106 156 116 150L122 146L150 194Q126 200 110 166z', 0.6),
  );
}

/** Figs on a sill, with the garden behind the glass. */
export function figs(): string {
  return svg(
    720,
    640,
    rect('render', 0, 0, 720, 640),
    fade('view', 'skyTop', 'skyLow', 'M70 40H650V470H70z'),
    circle('sun', 520, 150, 44),
    fill('farHill', 'M70 340Q200 280 340 330T650 300V470H70z'),
    fill('midHill', 'M70 390Q220 350 400 390T650 370V470H70z'),
    fill('lawn', 'M70 430H650V470H70z'),
    ...[150, 190, 560].map((x) => ellipse('tree', x, 404, 26, 36)),
    fill('glint', polygon([100, 470], [330, 40], [410, 40], [180, 470]), 0.22),
    stroke('frame', 18, 'M70 40H650V470H70z'),
    stroke('frame', 9, 'M263 40V470M457 40V470M70 255H650'),
    rect('stone', 20, 470, 680, 34),
    rect('stoneDeep', 20, 498, 680, 10),
    fern(210, 360, 190, 6),
    fern(210, 360, 140, 16),
    pot(210, 474, 150),
    ellipse('stoneDeep', 470, 482, 150, 12),
    fig(396, 480, 62),
    fig(478, 482, 70),
    fig(556, 478, 56),
    cutFig(620, 492),
    stroke('leafDeep', 5, 'M478 396q-6-30 14-44'),
    fill(
      'leaf',
      'M492 352C470 320 500 300 512 312C520 284 556 292 552 318C580 312 590 346 560 354C540 372 510 372 492 352z',
    ),
    stroke('leafLight', 2, 'M496 352L548 324M520 340L514 316M526 338L562 344'),
  );
}

function fig(x: number, base: number, size: number): Shape {
  return (
    fill(
      'grape',
      `M${at(x, base - size * 1.15)}C${at(x + size * 0.16, base - size * 0.9)} ${at(x + size * 0.62, base - size * 0.7)} ${at(x + size * 0.5, base - size * 0.24)}C${at(x + size * 0.4, base)} ${at(x - size * 0.4, base)} ${at(x - size * 0.5, base - size * 0.24)}C${at(x - size * 0.62, base - size * 0.7)} ${at(x - size * 0.16, base - size * 0.9)} ${at(x, base - size * 1.15)}z`,
    ) +
    stroke(
      'bloom',
      2,
      `M${at(x - size * 0.2, base - size * 0.76)}Q${at(x - size * 0.4, base - size * 0.5)} ${at(x - size * 0.3, base - size * 0.18)}M${at(x, base - size * 0.9)}Q${at(x - size * 0.1, base - size * 0.5)} ${at(x, base - size * 0.12)}`,
      0.45,
    ) +
    stroke('leafDeep', 5, `M${at(x, base - size * 1.1)}v-10`)
  );
}

function cutFig(x: number, base: number): Shape {
  const random = chance(8);
  return (
    ellipse('grape', x, base - 22, 38, 30) +
    ellipse('bloom', x, base - 22, 32, 25) +
    ellipse('bloomDeep', x, base - 21, 22, 17) +
    Array.from({ length: 16 }, () =>
      circle('lemon', x - 15 + random() * 30, base - 31 + random() * 20, 1.6),
    ).join('')
  );
}

/** One tool on a cloth, lit from the upper corner. */
export function still(...shapes: readonly Shape[]): string {
  const weave = Array.from({ length: 24 }, (_, n) => `M0 ${n * 20 + 10}H480`).join('');
  return svg(480, 480, rect('cloth', 0, 0, 480, 480), stroke('clothDeep', 1, weave, 0.7), ...shapes);
}
