import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BUNDLED_FONTS,
  type BundledFontFile,
  bundledFontAddress,
  isVariable,
} from '../../packages/theme/wire/admin.ts';
import { paths } from './paths.ts';

/** Copies the bundled fonts to where the site serves them from. */
export async function copyFonts(): Promise<void> {
  await Promise.all(
    BUNDLED_FONTS.flatMap((font) =>
      font.files.map((file) =>
        cp(join(paths.root, fontFile(font.id, file)), join(paths.public, bundledFontAddress(font, file)), {
          recursive: true,
        }),
      ),
    ),
  );
}

/** Fontsource publishes variable fonts in another scope than those with one file per weight. */
function fontFile(id: string, file: BundledFontFile): string {
  const { weight, style, subset } = file;
  return isVariable(file)
    ? `node_modules/@fontsource-variable/${id}/files/${id}-${subset}-wght-${style}.woff2`
    : `node_modules/@fontsource/${id}/files/${id}-${subset}-${weight}-${style}.woff2`;
}
