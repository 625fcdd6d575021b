import type { ReactNode } from 'react';

interface LineDrawingProps {
  readonly className?: string;
  /** Without one it is decoration. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A drawing of lines in the colour of its text. */
export function LineDrawing({ className, label, children }: LineDrawingProps) {
  return (
    <svg
      className={className}
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
