import { extensionsFor } from './fileExtensions.ts';
import type { Check, FieldInput } from './Rule.ts';

export const requiredfile: Check = ({ files }) => files.length > 0;

/** By the name alone: what a browser believes the type to be is not evidence. The server looks inside as well. */
export const file: Check = ({ texts, files }, { accept = [] }) => {
  const accepted = extensionsFor(accept.map(String));
  return texts.length === 0 && files.every(({ name }) => accepted.has(lastExtension(name)));
};

/** No file has no size: Contact Form 7's script counts it as too small. */
export const minfilesize: Check = (input, { threshold }) => !(totalSize(input) < Number(threshold));

export const maxfilesize: Check = (input, { threshold }) => !(totalSize(input) > Number(threshold));

/** Lower-case and without the dot; empty where there is none. */
export function lastExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function totalSize({ files }: FieldInput): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
