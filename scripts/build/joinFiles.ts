import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { BROWSERS } from './browsers.ts';
import { paths } from './paths.ts';

/**
 * Two things that the bundler leaves to be asked for one after the other. Its own helpers, two hundred bytes that stand in
 * a file of their own, are written into whoever uses them. And where code asks for further code, it asks for all files of
 * it at once, not for those that the first of them turns out to import. Names of files keep their hashes: they were made
 * from texts that named all files which are written in here.
 */
export async function joinFiles(manifest: Manifest): Promise<Manifest> {
  const runtime = Object.keys(manifest).find((key) => key.startsWith('_rolldown-runtime-'));
  const kept = Object.fromEntries(
    Object.entries(manifest).flatMap(([key, chunk]) =>
      key === runtime
        ? []
        : [
            [
              key,
              { ...chunk, ...(chunk.imports && { imports: chunk.imports.filter((one) => one !== runtime) }) },
            ],
          ],
    ),
  );
  const helpers = runtime ? await readFile(fileOf(manifest[runtime]?.file), 'utf8') : '';
  for (const [key, { file }] of Object.entries(kept)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(fileOf(file), 'utf8');
    const joined = askingAtOnce(await withHelpers(code, helpers), key, kept);
    if (joined !== code) await writeFile(fileOf(file), joined);
  }
  if (runtime) await rm(fileOf(manifest[runtime]?.file));
  return kept;
}

const IMPORTED_HELPERS = /import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime-[\w-]+\.js";?/;

async function withHelpers(code: string, helpers: string): Promise<string> {
  const [statement, names] = IMPORTED_HELPERS.exec(code) ?? [];
  if (!statement || !names) return code;
  const pairs = names.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
  const own = await onlyThese(
    helpers,
    pairs.map(([name = '']) => name),
  );
  const taken = pairs.map(([name = '', local = name]) => `${name}:${local}`).join();
  return code.replace(statement, () => `var{${taken}}=${own};`);
}

/** An expression for an object with some of the helpers, and nothing that the others need. */
async function onlyThese(helpers: string, names: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'helpers',
        resolveId: (id) => (id.startsWith(SIGN) ? id : null),
        load: (id) => {
          if (id === ENTRY) return `export { ${names.join(', ')} } from '${HELPERS}';`;
          return id === HELPERS ? helpers : null;
        },
      },
    ],
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife', name: 'helpers', esModule: false },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const code = first && 'output' in first ? first.output[0].code : '';
  const [, expression] = /^var helpers=(.+?);?\s*$/s.exec(code) ?? [];
  if (!expression) throw new Error('The bundler writes its helpers in another way now.');
  return expression;
}

const SIGN = '\0portico-helpers:';
const ENTRY = `${SIGN}entry`;
const HELPERS = `${SIGN}all`;

function askingAtOnce(code: string, key: string, manifest: Manifest): string {
  const here = withImports(key, manifest);
  return code.replace(/import\(`\.\/([^`]+)`\)/g, (asking, file: string) => {
    const wanted = Object.keys(manifest).find((one) => manifest[one]?.file.endsWith(`/${file}`));
    if (!wanted) throw new Error(`The build's list of files has no ${file}.`);
    const others = [...withImports(wanted, manifest)].filter((one) => one !== wanted && !here.has(one));
    if (others.length === 0) return asking;
    const further = others.map((one) => `import(\`./${manifest[one]?.file.replace(/.*\//, '')}\`)`);
    return `Promise.all([${[asking, ...further].join()}]).then(e=>e[0])`;
  });
}

/** A file and whatever it imports at once, as keys of the manifest. */
function withImports(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const one of manifest[key]?.imports ?? []) withImports(one, manifest, seen);
  return seen;
}

function fileOf(file = ''): string {
  return join(paths.client, file);
}
