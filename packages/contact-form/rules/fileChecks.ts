import { extensionsFor } from './fileExtensions.ts';
import type { Check, FieldInput } from './Rule.ts';

export const requiredfile: Check = ({ files }) => files.length > 0;

/** By file name only: the type reported by a browser proves nothing. The server also inspects the contents. */
export const file: Check = ({ texts, files }, { accept = [] }) => {
  const accepted = extensionsFor(accept.map(String));
  return texts.length === 0 && files.every(({ name }) => accepted.has(lastExtension(name)));
};

/** Without files the size is 0, which is too small, as in Contact Form 7's script. */
export const minfilesize: Check = (input, { threshold }) => !(totalSize(input) < Number(threshold));

export const maxfilesize: Check = (input, { threshold }) => !(totalSize(input) > Number(threshold));

/** Lower-case, without the dot; empty if there is none. */
export function lastExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function totalSize({ files }: FieldInput): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
