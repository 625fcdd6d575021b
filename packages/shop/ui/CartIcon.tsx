import { LineDrawing } from '@portico/kernel/islands/react';

/** The basket of the header. */
export function CartIcon() {
  return (
    <LineDrawing>
      <path d="M2 8h18l-2.2 10.5H4.2zM6.5 8 9 2.5M15.500 8 13 2.500" />
    </LineDrawing>
  );
}
