import { buildAll } from './build/buildAll.ts';
import { isBuilt } from './build/sourcesStamp.ts';

if (!isBuilt()) {
  console.log('Building Portico; this takes a few seconds and happens once.');
  await buildAll();
}
