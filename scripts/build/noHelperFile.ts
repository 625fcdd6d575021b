import { type Plugin, parseSync } from 'vite';

/** The bundler's name for its helper: it creates the object that an `import()` of a part of a file resolves to. */
const HELPER = '__exportAll';

/** Our own version of it: each member is read when it is asked for, as functions further down may not be there yet. */
const WRITTEN = `const ${HELPER} = (getters) => new Proxy(getters, { get: (own, name) => own[name]?.() });`;

/**
 * The bundler would put its helper, two hundred bytes, into a separate file that nearly all others import. Here each file that
 * needs it contains it. Applied before files are minified and named.
 */
export const noHelperFile: Plugin = {
  name: 'no-helper-file',
  renderChunk(code, { fileName }) {
    if (isHelperFile(fileName)) return null;
    const [found] = parseSync(fileName, code).module.staticImports.filter(({ moduleRequest }) =>
      isHelperFile(moduleRequest.value),
    );
    if (!found) return null;
    for (const { localName } of found.entries)
      if (localName.value !== HELPER) throw new Error(`The bundler has a helper “${localName.value}” now.`);
    return { code: code.slice(0, found.start) + WRITTEN + code.slice(found.end), map: null };
  },
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (isHelperFile(file)) delete bundle[file];
  },
};

export function isHelperFile(address: string): boolean {
  return address.includes('rolldown-runtime-');
}
