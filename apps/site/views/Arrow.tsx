/** Points forward in the reading direction. */
export function Arrow() {
  return (
    <svg
      className="p-arrow"
      width="18"
      height="12"
      viewBox="0 0 18 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
