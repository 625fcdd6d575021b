import { LineDrawing } from '@portico/kernel/islands/react';

/** The magnifying glass of the header. */
export function SearchIcon() {
  return (
    <LineDrawing>
      <circle cx="9.5" cy="9.5" r="6.5" />
      <path d="m14.5 14.5 5.5 5.5" />
    </LineDrawing>
  );
}
