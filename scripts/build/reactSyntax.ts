import { parseSync } from 'vite';

/** A node of a script's syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function isTag(node: Node): boolean {
  if (node.type === 'MemberExpression') return (node.property as Node).name === 'tag';
  return node.type === 'Identifier' && /^(?:tag|nodeTag|grandTag|fiberTag)$/.test(node.name as string);
}

/** Whether control never flows past a statement. */
export function ends(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'BlockStatement') return ends((node.body as Node[]).at(-1));
  if (node.type === 'IfStatement')
    return ends(node.consequent as Node) && ends((node.alternate as Node | null) ?? undefined);
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node.type);
}

export function parsed(code: string): Node[] {
  return parseSync('react.js', code, { sourceType: 'script' }).program.body as unknown as Node[];
}

export function nameOf(statement: Node): string {
  return statement.type === 'FunctionDeclaration' ? ((statement.id as Node).name as string) : '';
}

export function varsOf(node: Node): string[] {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [(node.id as Node).name as string] : [];
  return [...own, ...childrenOf(node).flatMap(varsOf)];
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => value !== null && typeof value === 'object' && 'type' in value);
}

export function edited(code: string, edits: readonly Edit[]): string {
  let written = code;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end))
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}
