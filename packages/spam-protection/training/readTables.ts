import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './Example.ts';

/**
 * The real texts: two tables of lines with a label, a tab and the text. They are not part of this repository;
 * README.md says where they come from.
 */
export const TABLES = { comments: 'comments.tsv', messages: 'messages.tsv' } as const;

export function readTables(folder: string): Example[] {
  return Object.entries(TABLES).flatMap(([kind, file]) => {
    const seen = new Set<string>();
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line): Example[] => {
        const tab = line.indexOf('\t');
        const label = line.slice(0, tab);
        const text = line.slice(tab + 1).trim();
        // A duplicate text would be in both parts of the split.
        const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
        if (tab < 0 || (label !== 'spam' && label !== 'ham') || !text || seen.has(key)) return [];
        seen.add(key);
        return [{ text, label, kind, family: `${kind}-${label}` }];
      });
  });
}
