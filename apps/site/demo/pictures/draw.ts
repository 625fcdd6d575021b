import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.ts';

/** Draws every picture into the public folder: `npx tsx apps/site/demo/pictures/draw.ts`. */
const folder = fileURLToPath(new URL('../../public/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(catalogue)) writeFileSync(`${folder}${name}.svg`, draw());
