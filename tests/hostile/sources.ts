import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import { paths } from '../../scripts/build/paths.ts';
import { trackedFiles } from '../../scripts/checks/trackedFiles.ts';

/** A source file of code that runs on the server. */
export interface Source {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly patterns: readonly { readonly pattern: string; readonly flags: string }[];
  /** Empty if nothing in the file scans a text. */
  readonly functions: readonly ExportedFunction[];
}

/** A function that takes a text, or an unknown value. */
export interface ExportedFunction {
  readonly name: string;
  readonly takes: 'string' | 'unknown';
  /** The name of that parameter. */
  readonly parameter: string;
  /** Whether it can be called with nothing else. */
  readonly isAlone: boolean;
}

/** Code that runs only in browsers, writes our own texts, or is used only by tests and builds. */
const ELSEWHERE =
  /\.(test|d)\.tsx?$|\/testing\/|\/browser\/|^packages\/builder\/runtime\/|\/training\/|\.island\.tsx?$|gallery\w*\.tsx?$|^apps\/(admin|site\/(demo|client|cli))\/|^packages\/[^/]+\/(admin|editor)\/|^packages\/kernel\/(dom|islands|storage|http|admin)\//;

export async function serverSources(): Promise<Source[]> {
  const files = (await trackedFiles(paths.root)).map((file) => relative(paths.root, file));
  return files
    .filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .map(sourceOf);
}

function sourceOf(file: string): Source {
  const tree = parseSync(readFileSync(join(paths.root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  const patterns: { pattern: string; flags: string }[] = [];
  const functions: ExportedFunction[] = [];
  let goesThroughTexts = false;
  walk(tree.body, (node) => {
    if (node.type === 'RegExpLiteral')
      patterns.push({ pattern: String(node.pattern), flags: String(node.flags) });
    else if (node.type === 'ExportDeclaration') functions.push(...readerIn(node.declaration));
    else if (node.type === 'Identifier') goesThroughTexts ||= STEPS.has(String(node.value));
  });
  return { file, patterns, functions: goesThroughTexts || patterns.length > 0 ? functions : [] };
}

/** The operations of a parser, besides patterns. */
const STEPS = new Set(
  'RegExp charAt charCodeAt codePointAt indexOf lastIndexOf split replace replaceAll matchAll normalize segment parse parsedJson'.split(
    ' ',
  ),
);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit);
  else if (isNode(value)) {
    visit(value);
    for (const [name, member] of Object.entries(value)) if (name !== 'span') walk(member, visit);
  }
}

function readerIn(declaration: unknown): ExportedFunction[] {
  if (!isNode(declaration) || declaration.type !== 'FunctionDeclaration' || declaration.async) return [];
  const parameters = listIn(declaration.params).map((parameter) => parameter.pat);
  const [first, ...others] = parameters.filter(isNode);
  const takes = first && typeIn(first);
  const name = nameIn(declaration.identifier);
  // A React hook only runs inside a component.
  if (!first || !takes || /^use[A-Z]/.test(name)) return [];
  const isAlone = others.every((other) => other.type === 'AssignmentPattern' || other.optional === true);
  return [{ name, takes, parameter: nameIn(first), isAlone }];
}

function listIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameIn(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'AssignmentPattern' ? nameIn(node.left) : String(node.value ?? '');
}

/** `string`, even if optional. */
function typeIn(parameter: Node): 'string' | 'unknown' | null {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const annotation = isNode(pattern) && isNode(pattern.typeAnnotation) ? pattern.typeAnnotation : null;
  const written = annotation && isNode(annotation.typeAnnotation) ? annotation.typeAnnotation : null;
  const kinds = written?.type === 'TsUnionType' ? listIn(written.types) : written ? [written] : [];
  const names = kinds.map(({ kind }) => kind);
  if (names.includes('string')) return 'string';
  return names.includes('unknown') ? 'unknown' : null;
}
