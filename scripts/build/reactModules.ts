import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { childrenOf, type Edit, edited, type Node, parsed } from './reactSyntax.ts';

const require = createRequire(import.meta.url);

/** What React's files require from each other, with the file that the index selects in production. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};
const FILE = /\/cjs\/[\w-]+\.production\.js$/;

/**
 * React's files as ES modules. As CommonJS, the bundler wraps each in a function, which the browser parses twice; and it keeps
 * all their exports.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = FILES[source];
      if (!file) return null;
      const from = importer && FILE.test(importer) ? createRequire(importer) : require;
      return join(dirname(from.resolve(`${source.split('/')[0]}/package.json`)), 'cjs', file);
    },
    transform: {
      order: 'post',
      handler: (code, id) => (FILE.test(id) ? { code: asModule(code), map: null } : null),
    },
  };
}

/** `var a = require("b")` becomes an import, and `exports.c` an exported variable. */
export function asModule(code: string): string {
  const edits: Edit[] = [];
  const imports: string[] = [];
  const names = new Set<string>();
  const read = (node: Node): void => {
    if (node.type === 'MemberExpression' && (node.object as Node).name === 'exports') {
      const name = (node.property as Node).name as string;
      names.add(name);
      edits.push({ start: node.start, end: node.end, text: own(name) });
    } else for (const child of childrenOf(node)) read(child);
  };
  for (const statement of parsed(code)) {
    const declared = statement.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : [];
    const required = declared.map((one) => requiredBy(one, code));
    if (!required.some(Boolean)) {
      read(statement);
      continue;
    }
    imports.push(...required.filter((one) => one !== null));
    const others = declared.filter((_, index) => !required[index]);
    if (others.length > 0) throw new Error('React declares something beside what it imports.');
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  const body = edited(code, edits);
  if (/\b(?:require|module|exports)\b\s*[.(]/.test(body))
    throw new Error('React exports or imports in a new way.');
  const exported = [...names].map((name) => `${own(name)} as ${name}`);
  return `${imports.join('')}var ${[...names].map(own).join()};export {${exported.join()}};${body}`;
}

function own(name: string): string {
  return `exported_${name}`;
}

function requiredBy(declarator: Node, code: string): string | null {
  const call = declarator.init as Node | null;
  if (call?.type !== 'CallExpression' || (call.callee as Node).name !== 'require') return null;
  const [asked] = call.arguments as [Node];
  return `import * as ${(declarator.id as Node).name as string} from ${code.slice(asked.start, asked.end)};`;
}
