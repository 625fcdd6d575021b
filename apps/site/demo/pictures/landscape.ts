import type { Ink } from './ink.ts';
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
} from './svg.ts';

export function sky(width: number, height: number, sunX: number, sunY: number, seed = 7): Shape {
  const random = chance(seed);
  const stars = Array.from({ length: 70 }, () =>
    circle('star', random() * width, random() * height * 0.75, 0.7 + random() * 1.1, 0.35 + random() * 0.6),
  );
  return [
    fade('sky', 'skyTop', 'skyLow', `M0 0h${width}v${height}H0z`),
    ...stars,
    circle('sun', sunX, sunY, 92, 0.1),
    circle('sun', sunX, sunY, 64, 0.16),
    circle('sun', sunX, sunY, 42),
  ].join('');
}

/** A flat-bottomed fair-weather cloud. */
export function cloud(x: number, y: number, size: number, opacity = 0.85): Shape {
  const s = size / 100;
  const d = `M${at(x, y)}h${200 * s}c${26 * s} 0 ${26 * s} ${-30 * s} ${-4 * s} ${-32 * s}c${-6 * s} ${-28 * s} ${-44 * s} ${-34 * s} ${-60 * s} ${-14 * s}c${-16 * s} ${-36 * s} ${-72 * s} ${-32 * s} ${-80 * s} ${6 * s}c${-26 * s} ${-12 * s} ${-50 * s} ${4 * s} ${-48 * s} ${20 * s}c${-26 * s} 0 ${-28 * s} ${20 * s} ${-8 * s} ${20 * s}z`;
  return fill('cloud', d, opacity);
}

interface Wave {
  readonly amplitude: number;
  readonly length: number;
  readonly shift: number;
}

/** A hill with contour lines like an engraver's, which follow its back. */
export function hill(
  id: string,
  ink: Ink,
  width: number,
  height: number,
  top: number,
  waves: readonly Wave[],
): Shape {
  const heightAt = (x: number) =>
    top +
    waves.reduce((sum, { amplitude, length, shift }) => sum + amplitude * Math.sin((x + shift) / length), 0);
  const ridge = smooth(width, heightAt, 0);
  const outline = `${ridge}V${height}H0z`;
  const lines = Array.from({ length: 9 }, (_, index) =>
    stroke('contour', 1.1, smooth(width, heightAt, 9 + index * (9 + index * 2.2)), 0.2 - index * 0.016),
  );
  return fill(ink, outline) + clip(id, outline, ...lines);
}

function smooth(width: number, heightAt: (x: number) => number, offset: number): string {
  const step = width / 24;
  const points = Array.from(
    { length: 25 },
    (_, index) => [index * step, heightAt(index * step) + offset] as const,
  );
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${at(x, y)}`;
      const slope = (a: number) => (heightAt(a + 1) - heightAt(a - 1)) / 2;
      const third = step / 3;
      return `C${at(previous[0] + third, previous[1] + slope(previous[0]) * third)} ${at(x - third, y - slope(x) * third)} ${at(x, y)}`;
    })
    .join('');
}

/** A broad tree: a crown of overlapping rounds, light on one side. */
export function tree(x: number, base: number, size: number, seed: number): Shape {
  const random = chance(seed);
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + random();
    return {
      x: x + Math.cos(angle) * size * 0.36,
      y: base - size * 0.82 + Math.sin(angle) * size * 0.27,
      r: size * (0.2 + random() * 0.12),
    };
  });
  return [
    stroke('treeDeep', size * 0.07, `M${at(x, base)}v${-size * 0.6}`),
    ...puffs.map((p) => circle('treeDeep', p.x + size * 0.03, p.y + size * 0.05, p.r)),
    circle('tree', x, base - size * 0.8, size * 0.36),
    ...puffs.map((p) => circle('tree', p.x - size * 0.02, p.y - size * 0.02, p.r * 0.86)),
    ...puffs
      .slice(4, 8)
      .map((p) => circle('treeLight', p.x - size * 0.07, p.y - size * 0.07, p.r * 0.5, 0.75)),
  ].join('');
}

/** A poplar or a clipped yew, by its width. */
export function cone(x: number, base: number, width: number, height: number): Shape {
  const half = width / 2;
  const d = `M${at(x, base - height)}C${at(x + half * 0.5, base - height * 0.8)} ${at(x + half * 1.1, base - height * 0.35)} ${at(x + half * 0.8, base)}H${x - half * 0.8}C${at(x - half * 1.1, base - height * 0.35)} ${at(x - half * 0.5, base - height * 0.8)} ${at(x, base - height)}z`;
  const shade = `M${at(x, base - height)}C${at(x + half * 0.5, base - height * 0.8)} ${at(x + half * 1.1, base - height * 0.35)} ${at(x + half * 0.8, base)}H${x + half * 0.1}C${at(x + half * 0.5, base - height * 0.4)} ${at(x + half * 0.2, base - height * 0.8)} ${at(x, base - height)}z`;
  return fill('tree', d) + fill('treeDeep', shade, 0.8);
}

/** A clipped hedge with a soft top. */
export function hedge(x: number, base: number, width: number, height: number, seed: number): Shape {
  const random = chance(seed);
  const bumps = Math.max(3, Math.round(width / 34));
  const step = width / bumps;
  const top = Array.from({ length: bumps }, () => {
    const rise = 5 + random() * 9;
    return `q${step / 2} ${-Math.round(rise)} ${step} 0`;
  }).join('');
  const tufts = Array.from({ length: bumps * 2 }, () =>
    stroke(
      'treeLight',
      2.4,
      `M${at(x + random() * width, base - height * (0.25 + random() * 0.65))}q5 -5 10 0`,
      0.6,
    ),
  );
  return (
    fill('tree', `M${at(x, base)}v${-height}${top}v${height}z`) +
    rect('treeDeep', x, base - height * 0.22, width, height * 0.22, 0.7) +
    tufts.join('')
  );
}

/** A mown lawn whose stripes run to one point. */
export function lawn(id: string, width: number, top: number, height: number, vanishX: number): Shape {
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const spread = (width * 2.6) / 16;
    const x = vanishX - width * 1.3 + index * spread;
    const topX = vanishX + (x - vanishX) * 0.42;
    return index % 2 === 0
      ? fill(
          'lawnLight',
          polygon([topX, top], [topX + spread * 0.42, top], [x + spread, height], [x, height]),
        )
      : '';
  });
  const outline = `M0 ${top}H${width}V${height}H0z`;
  return fill('lawn', outline) + clip(id, outline, ...stripes, rect('lawnDeep', 0, top, width, 8, 0.5));
}

/** Tufts along an edge, with a few heads in flower. */
export function border(x: number, base: number, width: number, height: number, seed: number): Shape {
  const random = chance(seed);
  const count = Math.round(width / 9);
  const blades = Array.from({ length: count }, (_, index) => {
    const px = x + (index / count) * width + random() * 6;
    const h = height * (0.45 + random() * 0.6);
    const lean = (random() - 0.5) * h * 0.5;
    return stroke(
      index % 3 === 0 ? 'leafLight' : index % 3 === 1 ? 'leaf' : 'leafDeep',
      3,
      `M${at(px, base)}q${at(lean * 0.2, -h * 0.6)} ${at(lean, -h)}`,
    );
  });
  const heads = Array.from({ length: Math.round(count / 2.2) }, (_, index) => {
    const px = x + random() * width;
    const py = base - height * (0.55 + random() * 0.55);
    return index % 4 === 0
      ? group(
          {},
          stroke('leafDeep', 2, `M${at(px, base)}L${at(px, py)}`),
          ellipse('bloomDeep', px, py - 4, 3.6, 8),
        )
      : circle(index % 3 === 0 ? 'snow' : 'bloom', px, py, 3.4 + random() * 2.4);
  });
  return blades.join('') + heads.join('');
}

/** Big leaves close to the eye, which give the scene its depth. */
export function spray(x: number, y: number, size: number, direction: 1 | -1): Shape {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const angle = (-100 + index * 15) * (Math.PI / 180);
    const length = size * (0.72 + ((index * 37) % 30) / 100);
    const tipX = x + Math.cos(angle) * length * direction;
    const tipY = y + Math.sin(angle) * length;
    const nx = -Math.sin(angle) * size * 0.085;
    const ny = Math.cos(angle) * size * 0.085 * direction;
    const midX = x + Math.cos(angle) * length * 0.55 * direction;
    const midY = y + Math.sin(angle) * length * 0.55;
    return (
      fill(
        index % 2 === 0 ? 'sprayDeep' : 'spray',
        `M${at(x, y)}Q${at(midX + nx * 1.8, midY + ny * 1.8)} ${at(tipX, tipY)}Q${at(midX - nx * 1.8, midY - ny * 1.8)} ${at(x, y)}z`,
      ) + stroke('leaf', 1.6, `M${at(x, y)}L${at(tipX, tipY)}`, 0.5)
    );
  });
  return leaves.join('');
}
