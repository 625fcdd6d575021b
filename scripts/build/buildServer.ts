import { join } from 'node:path';
import { build } from 'vite';
import { paths } from './paths.ts';

/** The server and the command line as plain modules; packages from npm stay outside and are found in node_modules. */
export async function buildServer(): Promise<void> {
  await build({
    root: paths.root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@portico\//] },
    build: {
      ssr: true,
      outDir: paths.server,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(paths.root, 'apps/site/main.ts'),
          portico: join(paths.root, 'apps/site/cli/portico.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
