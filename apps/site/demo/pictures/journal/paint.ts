import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { repainted } from '../svg.ts';
import { journalPictures } from './catalogue.ts';
import { palettes } from './palettes.ts';

/**
 * Paints the covers of the journal into the public folder, in the sizes that pages ask for, and notes those sizes beside
 * this file: `npx tsx apps/site/demo/pictures/journal/paint.ts`. Done once and kept: painting takes longer than a site
 * should take to start.
 */
const WIDTHS = [480, 800, 1280];
const POINTS_PER_INCH = 72;
const folder = fileURLToPath(new URL('../../../public/pictures/journal/', import.meta.url));
mkdirSync(folder, { recursive: true });

const sizes: Record<string, object> = {};
for (const [name, { draw, palette }] of Object.entries(journalPictures)) {
  const svg = repainted(draw(), palettes[palette]);
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  const largest = Math.max(...WIDTHS);
  const whole = await sharp(Buffer.from(svg), { density: Math.ceil((POINTS_PER_INCH * largest) / width) })
    .resize(largest)
    .png()
    .toBuffer({ resolveWithObject: true });
  for (const wanted of WIDTHS)
    await sharp(whole.data)
      .resize(wanted)
      .webp({ quality: 76, effort: 6 })
      .toFile(`${folder}${name}-${wanted}.webp`);
  const { channels } = await sharp(whole.data).stats();
  const colour = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('');
  sizes[name] = { width: largest, height: Math.round((height / width) * largest), colour: `#${colour}` };
}
writeFileSync(
  fileURLToPath(new URL('./sizes.json', import.meta.url)),
  `${JSON.stringify({ widths: WIDTHS, pictures: sizes }, null, 2)}\n`,
);
