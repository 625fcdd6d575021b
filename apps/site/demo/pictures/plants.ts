import type { Ink } from './ink.ts';
import { at, chance, circle, ellipse, fill, group, rect, type Shape, stroke } from './svg.ts';

/** A terracotta pot that stands on `base`. */
export function pot(x: number, base: number, width: number): Shape {
  const h = width * 0.9;
  const rim = h * 0.24;
  const half = width / 2;
  return group(
    {},
    fill(
      'pot',
      `M${at(x - half * 0.86, base - h + rim)}L${at(x - half * 0.62, base)}H${x + half * 0.62}L${at(x + half * 0.86, base - h + rim)}z`,
    ),
    fill(
      'potDeep',
      `M${at(x + half * 0.2, base - h + rim)}L${at(x + half * 0.14, base)}H${x + half * 0.62}L${at(x + half * 0.86, base - h + rim)}z`,
      0.7,
    ),
    rect('pot', x - half, base - h, width, rim),
    rect('potDeep', x + half * 0.2, base - h, half * 0.8, rim, 0.7),
    rect('potDeep', x - half, base - h + rim - 2, width, 2.4, 0.6),
  );
}

/** A small tree on a stem, with fruit among its leaves. */
export function standard(x: number, base: number, height: number, fruit: Ink, seed: number): Shape {
  const random = chance(seed);
  const r = height * 0.3;
  const top = base - height + r;
  const clumps = Array.from({ length: 11 }, () => {
    const a = random() * Math.PI * 2;
    const d = r * (0.35 + random() * 0.5);
    return { x: x + Math.cos(a) * d, y: top + Math.sin(a) * d, r: r * (0.3 + random() * 0.22) };
  });
  return [
    stroke('leafDeep', Math.max(2, height * 0.035), `M${at(x, base)}V${top}`),
    ...clumps.map((c) => circle('leafDeep', c.x + 2, c.y + 3, c.r)),
    circle('leaf', x, top, r * 0.8),
    ...clumps.map((c) => circle('leaf', c.x, c.y, c.r * 0.85)),
    ...clumps.slice(0, 5).map((c) => circle('leafLight', c.x - 3, c.y - 3, c.r * 0.5, 0.85)),
    ...clumps.slice(3, 10).map((c) => circle(fruit, c.x + 2, c.y + c.r * 0.3, Math.max(2.6, height * 0.034))),
  ].join('');
}

/** Fronds that fall outward from one point. */
export function fern(x: number, base: number, height: number, seed: number): Shape {
  const random = chance(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const side = index - 4;
    const h = height * (0.62 + random() * 0.4);
    const reach = side * height * 0.13;
    return stroke(
      index % 3 === 0 ? 'leafLight' : index % 3 === 1 ? 'leaf' : 'leafDeep',
      Math.max(2.5, height * 0.045),
      `M${at(x, base)}q${at(reach * 0.25, -h * 0.95)} ${at(reach, -h + Math.abs(side) * height * 0.1)}`,
    );
  }).join('');
}

/** Broad leaves on a tall stem, as of a banana or a canna. */
export function broadleaf(x: number, base: number, height: number): Shape {
  const leaves: readonly (readonly [number, number, Ink])[] = [
    [-0.46, -0.72, 'leafDeep'],
    [0.46, -0.68, 'leafDeep'],
    [-0.34, -0.98, 'leaf'],
    [0.36, -0.94, 'leaf'],
    [0.04, -1.1, 'leafLight'],
  ];
  return leaves
    .map(([dx, dy, ink]) => {
      const tipX = x + dx * height;
      const tipY = base + dy * height;
      const midX = x + dx * height * 0.4;
      const midY = base + dy * height * 0.85;
      const w = height * 0.11;
      return (
        fill(
          ink,
          `M${at(x, base)}Q${at(midX - w, midY - w * 0.4)} ${at(tipX, tipY)}Q${at(midX + w, midY + w * 0.8)} ${at(x, base)}z`,
        ) + stroke('glint', 1, `M${at(x, base)}Q${at(midX, midY)} ${at(tipX, tipY)}`, 0.25)
      );
    })
    .join('');
}

/** Tomatoes or beans tied to a cane. */
export function caned(x: number, base: number, height: number, fruit: Ink, seed: number): Shape {
  const random = chance(seed);
  const pairs = Array.from({ length: Math.max(4, Math.round(height / 16)) }, (_, index) => {
    const y = base - 8 - index * 15;
    const r = 6 + random() * 5;
    return [
      ellipse(index % 2 === 0 ? 'leaf' : 'leafDeep', x - 9, y, r * 1.3, r * 0.8),
      ellipse(index % 2 === 0 ? 'leafLight' : 'leaf', x + 9, y - 5, r * 1.3, r * 0.8),
      index % 2 === 0 ? circle(fruit, x + (index % 4 === 0 ? 6 : -6), y + 4, 4.2) : '',
    ].join('');
  });
  return stroke('wood', 2, `M${at(x, base)}v${-height}`) + pairs.join('');
}
