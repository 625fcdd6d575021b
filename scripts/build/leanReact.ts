import { minifySync, type Plugin } from 'vite';
import {
  ABSENT_ELEMENTS,
  ABSENT_HOOKS,
  ABSENT_TAGS,
  ABSENT_TAGS_IN,
  ABSENT_TYPES,
  ELEMENT_SWITCHES,
  EMPTY,
  FIRST_OF_BLOCK,
  NEVER,
  NEVER_CALLED,
  READ_FOR,
  READ_VERSION,
  UNASKED,
} from './leftOutOfReact.ts';
import {
  childrenOf,
  type Edit,
  edited,
  ends,
  isTag,
  type Node,
  nameOf,
  parsed,
  varsOf,
} from './reactSyntax.ts';

const CLIENT = /\/react-dom-client\.production\.js$/;
const SHARED = /\/(?:react|react-dom)\.production\.js$/;

/**
 * React without what no page can use: `names` is everything the library exports. Classes, contexts and transitions cannot occur
 * without an export that it lacks, and `absentElementIn` finds views with form fields or with elements that React hoists to the
 * head. A listed name that React does not have fails the build: React has changed, and the lists must be reviewed.
 */
export function leanReact(names: ReadonlySet<string>): Plugin {
  for (const name of names)
    if (!READ_FOR.includes(name))
      throw new Error(`leftOutOfReact.ts was written before React’s “${name}” was wanted.`);
  return {
    name: 'lean-react',
    transform(code, id) {
      if (SHARED.test(id)) return { code: brief(withoutExports(code, names)), map: null };
      if (CLIENT.test(id)) return { code: brief(withoutUnreached(folded(withoutParts(code)))), map: null };
      return null;
    },
  };
}

/** An element that a file renders with this function although React lacks the code for it. */
export function absentElementIn(code: string, drawer: string): string | undefined {
  const call = `(?<![.\\w$])${drawer.replaceAll('$', '\\$&')}\\)?\\(\\s*["'\`](${ABSENT_ELEMENTS.join('|')})["'\`]`;
  return new RegExp(call).exec(code)?.[1];
}

/** An error says its number and where to read about it, and not twice how to read about it in full. */
function brief(code: string): string {
  const edits = parsed(code)
    .filter((statement) => nameOf(statement) === 'formatProdErrorMessage')
    .map(({ body }) => {
      const { start, end } = body as Node;
      return { start, end, text: '{return "https://react.dev/errors/"+code}' };
    });
  return edited(code, edits);
}

/** Removes what the library does not export and neither of React's own files imports from the other. */
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
  if (!code.includes(`exports.version = "${READ_VERSION}"`))
    throw new Error(`leftOutOfReact.ts was written for React ${READ_VERSION}: read it again.`);
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

/** A statement of React being processed. */
interface Reading {
  readonly code: string;
  /** The name of the function, if it is one. */
  readonly name: string;
  /** The listed names that were found. */
  readonly found: Set<string>;
  readonly edits: Edit[];
  /** Names declared by removed pieces that others in the same function need. */
  readonly lost: Set<string>;
}

function editsIn(statement: Node, code: string, name: string, found: Set<string>): Edit[] {
  const reading: Reading = { code, name, found, edits: [], lost: new Set() };
  if (ELEMENT_SWITCHES[name]) found.add(name);
  read(statement, reading);
  const body = statement.body as Node | undefined;
  const { edits, lost } = reading;
  if (lost.size > 0 && body)
    edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${[...lost].join()};` });
  return edits;
}

function read(node: Node, reading: Reading): void {
  const isDone =
    cutCases(node, reading) ||
    answerTag(node, reading) ||
    answerCall(node, reading) ||
    keepFirst(node, reading) ||
    cutHooks(node, reading);
  if (isDone) return;
  answerTest(node, reading);
  for (const child of childrenOf(node)) read(child, reading);
}

/** Removes the switch cases that never occur; one that another falls through to stays. */
function cutCases(node: Node, reading: Reading): boolean {
  if (node.type !== 'SwitchStatement') return false;
  const onTag = isTag(node.discriminant as Node);
  let isEntered = false;
  for (const one of node.cases as Node[]) {
    const body = one.consequent as Node[];
    const isAbsent = isAbsentCase(one.test as Node | null, onTag, reading);
    if (isAbsent && !isEntered && body.length > 0) {
      cut(one, reading);
      continue;
    }
    if (isAbsent) reading.edits.push({ start: one.start, end: body[0]?.start ?? one.end, text: '' });
    for (const inner of body) read(inner, reading);
    if (body.length > 0) isEntered = !ends(body.at(-1));
    else if (!isAbsent) isEntered = true;
  }
  return true;
}

function isAbsentCase(test: Node | null, onTag: boolean, { name, found }: Reading): boolean {
  if (!test) return false;
  if (test.type === 'Identifier' && ABSENT_TYPES.includes(test.name as string))
    return Boolean(found.add(test.name as string));
  if (test.type !== 'Literal') return false;
  if (typeof test.value === 'string')
    return Boolean(ELEMENT_SWITCHES[name]) && ABSENT_ELEMENTS.includes(test.value);
  // Queued updates have a tag too, where 1 means something else.
  return onTag && absentTags(name).has(test.value) && !(test.value === 1 && name === 'processUpdateQueue');
}

function absentTags(name: string): ReadonlySet<unknown> {
  return new Set([...ABSENT_TAGS, ...(ABSENT_TAGS_IN[name] ?? [])]);
}

function answerTag(node: Node, reading: Reading): boolean {
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator as string)) return false;
  const left = node.left as Node;
  const isAbsent = left.type === 'Literal' && left.value !== 1 && absentTags(reading.name).has(left.value);
  if (!isAbsent || !isTag(node.right as Node)) return false;
  return write(node, node.operator === '===' ? '!1' : '!0', reading);
}

function answerCall(node: Node, reading: Reading): boolean {
  const name = node.type === 'CallExpression' ? ((node.callee as Node).name as string) : '';
  if (!NEVER_CALLED.includes(name)) return false;
  reading.found.add(name);
  return write(node, '!1', reading);
}

function answerTest({ test }: Node, reading: Reading): void {
  const name = (test as Node | undefined | null)?.name as string;
  if (!NEVER.includes(name)) return;
  reading.found.add(name);
  write(test as Node, '!1', reading);
}

function keepFirst(node: Node, reading: Reading): boolean {
  const wanted = FIRST_OF_BLOCK[reading.name];
  if (node.type !== 'IfStatement' || !wanted) return false;
  const { start, end } = node.test as Node;
  if (reading.code.slice(start, end) !== wanted) return false;
  reading.found.add(reading.name);
  const [first, ...others] = (node.consequent as Node).body as Node[];
  if (first) read(first, reading);
  for (const other of others) cut(other, reading);
  return true;
}

function cutHooks(node: Node, reading: Reading): boolean {
  const properties = node.type === 'ObjectExpression' ? (node.properties as Node[]) : [];
  const names = properties.map(({ key }) => (key as Node | undefined)?.name as string);
  if (!names.includes('readContext')) return false;
  for (const name of names) reading.found.add(name);
  const kept = properties.filter((_, index) => !ABSENT_HOOKS.includes(names[index] ?? ''));
  return write(node, `{${kept.map(({ start, end }) => reading.code.slice(start, end)).join()}}`, reading);
}

function write({ start, end }: Node, text: string, { edits }: Reading): boolean {
  edits.push({ start, end, text });
  return true;
}

function cut(node: Node, reading: Reading): void {
  write(node, '', reading);
  for (const one of varsOf(node)) reading.lost.add(one);
}

/** The minifier removes unreachable code inside functions. */
function folded(code: string): string {
  return minifySync('react.js', code, {
    module: false,
    compress: true,
    mangle: false,
    codegen: { removeWhitespace: false },
  }).code;
}

/** Removes functions that no reachable code mentions. */
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
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const own = functions.get(nameOf(node))?.id;
    for (const child of childrenOf(node)) if (child !== own) visit(child);
  }
  const gone = [...functions].filter(([name]) => !reached.has(name));
  return edited(
    code,
    gone.map(([, { start, end }]) => ({ start, end, text: '' })),
  );
}
