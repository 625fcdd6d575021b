import { type Plugin, minifySync, parseSync } from 'vite';
import {
  ABSENT_ELEMENTS,
  ABSENT_HOOKS,
  ABSENT_TAGS,
  ABSENT_TYPES,
  ELEMENT_SWITCHES,
  EMPTY,
  FIRST_OF_BLOCK,
  NEVER,
  NEVER_CALLED,
  READ_FOR,
  UNASKED,
} from './leftOutOfReact.ts';

const CLIENT = /\/react-dom-client\.production\.js$/;
const SHARED = /\/(?:react|react-dom)\.production\.js$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * React without what nobody on a page can ask it for: `names` are all that the library hands out. No class, no context and no
 * transition ever gets here without a name that it does not have, and `absentElementIn` finds views with fields of forms and
 * with what React moves to the head. A name in the lists that React does not have stops the build: it was built anew, and
 * they have to be read again.
 */
export function leanReact(names: ReadonlySet<string>): Plugin {
  for (const name of names)
    if (!READ_FOR.includes(name)) throw new Error(`leftOutOfReact.ts was written before React’s “${name}” was wanted.`);
  return {
    name: 'lean-react',
    transform(code, id) {
      if (SHARED.test(id)) return { code: withoutExports(code, names), map: null };
      if (CLIENT.test(id)) return { code: withoutUnreached(folded(withoutParts(code))), map: null };
      return null;
    },
  };
}

/** An element that a file draws with this function although React is without the code for it. */
export function absentElementIn(code: string, drawer: string): string | undefined {
  const call = `(?<![.\\w$])${drawer.replaceAll('$', '\\$&')}\\)?\\(\\s*["'\`](${ABSENT_ELEMENTS.join('|')})["'\`]`;
  return new RegExp(call).exec(code)?.[1];
}

/** What the library does not hand out, and neither of React's own files takes from the other. */
function withoutExports(code: string, names: ReadonlySet<string>): string {
  const edits: Edit[] = [];
  for (const { start, end } of parsed(code).filter((statement) => {
    const name = /^exports\.(\w+) = /.exec(code.slice(statement.start, statement.end))?.[1];
    return name && !name.startsWith('__') && name !== 'version' && !names.has(name);
  }))
    edits.push({ start, end, text: '' });
  return withoutUnreached(edited(code, edits));
}

function withoutParts(code: string): string {
  const found = new Set<string>();
  const edits: Edit[] = [];
  for (const statement of parsed(code)) {
    const name = nameOf(statement);
    const text = EMPTY[name];
    if (UNASKED.some((beginning) => code.startsWith(beginning, statement.start) && found.add(beginning)))
      edits.push({ start: statement.start, end: statement.end, text: '' });
    else if (text !== undefined) {
      found.add(name);
      const body = statement.body as Node;
      edits.push({ start: body.start, end: body.end, text: `{${text}}` });
    } else edits.push(...editsIn(statement, code, name, found));
  }
  const wanted = [
    ...Object.keys(EMPTY),
    ...Object.keys(ELEMENT_SWITCHES),
    ...Object.keys(FIRST_OF_BLOCK),
    ...UNASKED,
    ...ABSENT_HOOKS,
    ...ABSENT_TYPES,
    ...NEVER,
    ...NEVER_CALLED,
  ];
  const missing = wanted.find((name) => !found.has(name));
  if (missing) throw new Error(`React has no “${missing}” any more: read leftOutOfReact.ts again.`);
  return edited(code, edits);
}

/** Names that a removed piece declares are needed by others in the same function. */
function editsIn(statement: Node, code: string, name: string, found: Set<string>): Edit[] {
  const edits: Edit[] = [];
  const lost = new Set<string>();
  const elements = ELEMENT_SWITCHES[name] ? ABSENT_ELEMENTS : [];
  const tags = new Set<unknown>([...ABSENT_TAGS, ...(name === 'safelyAttachRef' ? [7] : [])]);
  if (ELEMENT_SWITCHES[name]) found.add(name);
  const cut = (node: Node): void => {
    edits.push({ start: node.start, end: node.end, text: '' });
    for (const one of varsOf(node)) lost.add(one);
  };
  const say = (node: Node, text: string): void => {
    edits.push({ start: node.start, end: node.end, text });
  };
  const isGone = (test: Node | null, onTag: boolean): boolean => {
    if (!test) return false;
    if (test.type === 'Identifier' && ABSENT_TYPES.includes(test.name as string))
      return Boolean(found.add(test.name as string));
    if (test.type !== 'Literal') return false;
    if (typeof test.value === 'string') return elements.includes(test.value);
    // What waits in a queue has a tag too, of which 1 is another thing.
    return onTag && tags.has(test.value) && !(test.value === 1 && name === 'processUpdateQueue');
  };
  const walk = (node: Node): void => {
    if (node.type === 'SwitchStatement') {
      const onTag = isTag(node.discriminant as Node);
      let falls = false;
      let isLabel = false;
      for (const one of node.cases as Node[]) {
        const body = one.consequent as Node[];
        const test = one.test as Node | null;
        if (isGone(test, onTag)) {
          if (!falls && !isLabel && body.length > 0) {
            cut(one);
            continue;
          }
          const [first] = body;
          edits.push({ start: one.start, end: first?.start ?? one.end, text: '' });
        } else isLabel = body.length === 0;
        for (const inner of body) walk(inner);
        if (body.length > 0) {
          falls = !ends(body.at(-1));
          isLabel = false;
        }
      }
      walk(node.discriminant as Node);
      return;
    }
    if (node.type === 'BinaryExpression') {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      const isAbsent = left.type === 'Literal' && tags.has(left.value) && left.value !== 1 && isTag(right);
      if (isAbsent && operator === '===') return say(node, '!1');
      if (isAbsent && operator === '!==') return say(node, '!0');
    }
    if (node.type === 'CallExpression') {
      const callee = (node.callee as Node).name as string;
      if (NEVER_CALLED.includes(callee)) {
        found.add(callee);
        return say(node, '!1');
      }
    }
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
      const test = node.test as Node;
      if (NEVER.includes(test.name as string)) {
        found.add(test.name as string);
        say(test, '!1');
      }
    }
    if (node.type === 'IfStatement' && FIRST_OF_BLOCK[name]) {
      const test = node.test as Node;
      if (code.slice(test.start, test.end) === FIRST_OF_BLOCK[name]) {
        found.add(name);
        const [first, ...others] = (node.consequent as Node).body as Node[];
        if (first) walk(first);
        for (const other of others) cut(other);
        return;
      }
    }
    if (node.type === 'ObjectExpression') {
      const properties = node.properties as Node[];
      if (properties.some((property) => (property.key as Node | undefined)?.name === 'readContext')) {
        const kept = properties.filter(({ key }) => !ABSENT_HOOKS.includes((key as Node).name as string));
        for (const { key } of properties) found.add((key as Node).name as string);
        return say(node, `{${kept.map(({ start, end }) => code.slice(start, end)).join()}}`);
      }
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(statement);
  const body = statement.body as Node | undefined;
  if (lost.size > 0 && body)
    edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${[...lost].join()};` });
  return edits;
}

function isTag(node: Node): boolean {
  if (node.type === 'MemberExpression') return (node.property as Node).name === 'tag';
  return node.type === 'Identifier' && /^(?:tag|nodeTag|grandTag|fiberTag)$/.test(node.name as string);
}

/** Whether whatever comes after a statement is reached by other ways only. */
function ends(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'BlockStatement') return ends((node.body as Node[]).at(-1));
  if (node.type === 'IfStatement')
    return ends(node.consequent as Node) && ends((node.alternate as Node | null) ?? undefined);
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node.type);
}

/** The compressor takes away what cannot be reached inside a function. */
function folded(code: string): string {
  return minifySync('react.js', code, {
    module: false,
    compress: true,
    mangle: false,
    codegen: { removeWhitespace: false },
  }).code;
}

/** Without functions that nothing that runs mentions. */
function withoutUnreached(code: string): string {
  const statements = parsed(code);
  const functions = new Map<string, Node>();
  const reached = new Set<string>();
  const waiting: Node[] = [];
  for (const statement of statements)
    if (statement.type === 'FunctionDeclaration') functions.set(nameOf(statement), statement);
    else waiting.push(statement);
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') {
      const name = node.name as string;
      const one = functions.get(name);
      if (one && !reached.has(name)) {
        reached.add(name);
        waiting.push(one);
      }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (let node = waiting.pop(); node; node = waiting.pop())
    if (node.type === 'FunctionDeclaration') for (const child of childrenOf(node)) child === node.id || visit(child);
    else visit(node);
  const gone = [...functions].filter(([name]) => !reached.has(name));
  return edited(
    code,
    gone.map(([, { start, end }]) => ({ start, end, text: '' })),
  );
}

function parsed(code: string): Node[] {
  return parseSync('react.js', code, { sourceType: 'script' }).program.body as unknown as Node[];
}

function nameOf(statement: Node): string {
  return statement.type === 'FunctionDeclaration' ? ((statement.id as Node).name as string) : '';
}

function varsOf(node: Node): string[] {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [(node.id as Node).name as string] : [];
  return [...own, ...childrenOf(node).flatMap(varsOf)];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => value !== null && typeof value === 'object' && 'type' in value);
}

function edited(code: string, edits: readonly Edit[]): string {
  let written = code;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end))
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}
