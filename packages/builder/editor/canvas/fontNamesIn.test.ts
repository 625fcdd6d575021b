import { expect, test } from 'vitest';
import { fontNamesIn } from './fontNamesIn.ts';

test('the fonts that a sheet names, in quotes or bare, as a family, in the short form or behind a variable', () => {
  const css = [
    '.a{font-family:"Roboto Slab", Sans-serif;color:red}',
    '.b{font: 700 16px/1.5 "Lora",serif}',
    '.c{--e-global-typography-text-font-family:"Work Sans"}',
    '.d{font-family:var(--e-global-typography-text-font-family), "Inter"}',
    '.e{font-family:Oswald}',
    '.f::before{content:"Not a font"}',
    '.g{font-family:"Lora"}',
  ].join('');
  expect([...fontNamesIn(css)].sort()).toEqual([
    'Inter',
    'Lora',
    'Oswald',
    'Roboto Slab',
    'Sans-serif',
    'Work Sans',
    'serif',
  ]);
});
