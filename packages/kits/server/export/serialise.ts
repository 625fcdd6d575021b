import type { DocumentFile } from '../../wire/public.ts';

/** A document as a file. PHP has no empty map, and neither do the kits it writes. */
export function serialise(
  { content, settings, metadata, display_settings }: DocumentFile,
  more: object = {},
): string {
  return JSON.stringify({
    ...{ content, settings: orList(settings), metadata: orList(metadata) },
    ...(display_settings !== undefined && { display_settings }),
    ...more,
  });
}

function orList(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : [];
}
