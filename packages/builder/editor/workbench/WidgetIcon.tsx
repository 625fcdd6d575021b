import { editorWidgets } from '../editorWidgets.ts';

/** The icon of a kind of element. */
export function WidgetIcon({ type }: { type: string }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={editorWidgets.get(type)?.icon ?? QUESTION_MARK} />
    </svg>
  );
}

const QUESTION_MARK = 'M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4M12 19l0 .01';
