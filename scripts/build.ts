import { buildAll } from './build/buildAll.ts';

const startedAt = Date.now();
const parts = await buildAll();
console.log(`Built ${parts.join(', ')} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
