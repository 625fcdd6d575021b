import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the build reads and writes, as absolute paths. */
export const paths = {
  root,
  dist: `${root}dist`,
  client: `${root}dist/client`,
  admin: `${root}dist/admin`,
  server: `${root}dist/server`,
  public: `${root}dist/public`,
  demo: `${root}dist/demo`,
  starters: `${root}dist/starters`,
  chunkMap: `${root}dist/chunks.json`,
  jointChunkMap: `${root}dist/jointChunks.json`,
  trust: `${root}dist/trust.js`,
  wordpressPlugin: `${root}dist/portico-wordpress.zip`,
  stamp: `${root}dist/stamp.json`,
} as const;
