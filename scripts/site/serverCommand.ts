import { join } from 'node:path';
import { paths } from '../build/paths.ts';

/**
 * What Node is told to run the built server. Its heap is swept when it has grown by a fifth: left alone, it grows to a
 * multiple of what is in use before anybody looks.
 */
export const serverCommand: readonly string[] = ['--heap-growing-percent=20', join(paths.server, 'main.js')];
