import { join } from 'node:path';
import { paths } from '../build/paths.ts';

/**
 * The Node arguments for the built server. The heap is collected when it has grown by a fifth: by default it grows to a
 * multiple of what is in use first.
 */
export const serverCommand: readonly string[] = ['--heap-growing-percent=20', join(paths.server, 'main.js')];
