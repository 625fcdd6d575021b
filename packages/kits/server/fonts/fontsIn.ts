import { isRecord } from '@portico/kernel/records';

const MOST_FONTS = 200;
const LONGEST_NAME = 100;
const NAMES_A_FONT = /(?:^|_)font_family(?:_[a-z_]{1,40})?$/;

/** Collects the fonts named in settings, in any form. */
export function fontsIn(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) fontsIn(entry, found);
  if (!isRecord(value)) return;
  for (const [name, entry] of Object.entries(value)) {
    if (NAMES_A_FONT.test(name)) note(entry, found);
    // Atomic elements wrap it: { $$type: 'string', value: 'Inter' }.
    else if (name === 'font-family' && isRecord(entry)) note(entry.value, found);
    else fontsIn(entry, found);
  }
}

function note(family: unknown, found: Set<string>): void {
  if (typeof family !== 'string' || found.size >= MOST_FONTS) return;
  const name = family.trim().replace(/^["']|["']$/g, '');
  if (name !== '' && name.length <= LONGEST_NAME) found.add(name);
}

/** Fonts installed on the visitor's device. */
const SYSTEM = new Set(
  [
    'Arial',
    'Arial Black',
    'Courier New',
    'Georgia',
    'Helvetica',
    'Helvetica Neue',
    'Impact',
    'Palatino',
    'Segoe UI',
    'Tahoma',
    'Times New Roman',
    'Times',
    'Trebuchet MS',
    'Verdana',
    'cursive',
    'inherit',
    'initial',
    'monospace',
    'sans-serif',
    'serif',
    'system-ui',
  ].map((name) => name.toLowerCase()),
);

export function isSystemFont(family: string): boolean {
  return SYSTEM.has(family.toLowerCase());
}
