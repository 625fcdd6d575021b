import { glasshouse } from './glasshouse.ts';
import { border, cloud, cone, hedge, hill, lawn, sky, spray, tree } from './landscape.ts';
import { pot, standard } from './plants.ts';
import { at, ellipse, fill, type Shape, svg } from './svg.ts';

export function heroWide(): string {
  const [width, height] = [1600, 1000];
  return svg(
    width,
    height,
    sky(width, 800, 1290, 210),
    cloud(980, 250, 70, 0.7),
    cloud(1180, 330, 110, 0.8),
    cloud(760, 420, 56, 0.6),
    hill('far', 'farHill', width, height, 626, [
      { amplitude: 46, length: 210, shift: 300 },
      { amplitude: 16, length: 83, shift: 40 },
    ]),
    hill('mid', 'midHill', width, height, 700, [
      { amplitude: 40, length: 260, shift: 900 },
      { amplitude: 10, length: 70, shift: 0 },
    ]),
    hill('near', 'nearHill', width, height, 762, [{ amplitude: 26, length: 300, shift: 120 }]),
    tree(668, 822, 176, 21),
    tree(584, 826, 104, 33),
    cone(748, 832, 36, 150),
    cone(1576, 832, 48, 220),
    hedge(0, 832, 1600, 46, 3),
    lawn('lawn', width, 830, height, 1160),
    gravelPath(1160, 862, 74, 1010, 1000, 430),
    shadow(1160, 866, 480),
    glasshouse({
      id: 'g',
      x: 770,
      base: 864,
      width: 780,
      plinth: 44,
      wall: 128,
      roof: 150,
      bays: 32,
      hip: 92,
      porch: true,
      seed: 4,
    }),
    border(770, 872, 290, 34, 14),
    border(1262, 872, 290, 34, 19),
    topiary(1040, 900, 58),
    topiary(1284, 900, 58),
    border(-10, 884, 420, 60, 41),
    spray(40, 1030, 250, 1),
    spray(300, 1040, 150, 1),
    spray(1580, 1040, 210, -1),
  );
}

export function heroTall(): string {
  const [width, height] = [900, 1400];
  return svg(
    width,
    height,
    sky(width, 1120, 690, 640),
    cloud(180, 700, 70, 0.7),
    cloud(420, 790, 100, 0.8),
    hill('far', 'farHill', width, height, 900, [
      { amplitude: 46, length: 170, shift: 300 },
      { amplitude: 14, length: 63, shift: 40 },
    ]),
    hill('mid', 'midHill', width, height, 985, [{ amplitude: 36, length: 200, shift: 700 }]),
    tree(200, 1062, 64, 5),
    tree(250, 1066, 50, 8),
    hill('near', 'nearHill', width, height, 1070, [{ amplitude: 22, length: 220, shift: 60 }]),
    tree(110, 1180, 150, 21),
    cone(800, 1190, 44, 210),
    cone(748, 1190, 34, 150),
    hedge(0, 1190, 900, 50, 3),
    lawn('lawn', width, 1186, height, 450),
    gravelPath(450, 1226, 74, 450, 1400, 330),
    shadow(450, 1228, 350),
    glasshouse({
      id: 'g',
      x: 172,
      base: 1226,
      width: 556,
      plinth: 46,
      wall: 132,
      roof: 152,
      bays: 24,
      hip: 84,
      porch: true,
      seed: 12,
    }),
    border(172, 1236, 180, 36, 14),
    border(548, 1236, 180, 36, 19),
    topiary(336, 1272, 60),
    topiary(564, 1272, 60),
    spray(150, 1440, 230, 1),
    spray(770, 1440, 220, -1),
  );
}

export function gravelPath(
  topX: number,
  topY: number,
  topWidth: number,
  bottomX: number,
  bottomY: number,
  bottomWidth: number,
): Shape {
  const edge = (side: 1 | -1, grow: number) =>
    ({
      tx: topX + (side * (topWidth + grow)) / 2,
      bx: bottomX + (side * (bottomWidth + grow * 3)) / 2,
    }) as const;
  const shape = (grow: number) => {
    const left = edge(-1, grow);
    const right = edge(1, grow);
    return `M${at(left.tx, topY)}H${right.tx}C${at(right.tx + 10, topY + 60)} ${at(right.bx - 40, bottomY - 60)} ${at(right.bx, bottomY)}H${left.bx}C${at(left.bx + 40, bottomY - 60)} ${at(left.tx - 10, topY + 60)} ${at(left.tx, topY)}z`;
  };
  return fill('gravelDeep', shape(10)) + fill('gravel', shape(0));
}

export function shadow(cx: number, cy: number, half: number): Shape {
  return ellipse('lawnDeep', cx, cy, half, 16, 0.55);
}

/** A clipped ball in a pot. */
export function topiary(x: number, base: number, size: number): Shape {
  return (
    ellipse('lawnDeep', x, base, size * 0.5, 6, 0.6) +
    standard(x, base - size * 0.4, size * 1.25, 'leafLight', 77) +
    pot(x, base, size * 0.62)
  );
}
