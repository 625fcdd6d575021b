import { LineDrawing } from '@portico/kernel/islands/react';

/** Stands for a part of the site where it is not available. */
export function PartDrawing({ label, path }: { readonly label: string; readonly path: string }) {
  return (
    <LineDrawing className="portico-part-drawing" label={label}>
      <path d={path} />
    </LineDrawing>
  );
}

export const SEARCH_DRAWING = 'M3 9.500a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M14.500 14.500 20 20';
export const PALETTE_DRAWING = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M11 3v16';
export const CART_DRAWING = 'M2 8h18l-2.200 10.500H4.200zM6.500 8 9 2.500M15.500 8 13 2.500';
