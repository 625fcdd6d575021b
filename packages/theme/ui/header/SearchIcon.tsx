/** The magnifying glass of the header. */
export function SearchIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="9.5" cy="9.5" r="6.5" />
      <path d="m14.5 14.5 5.5 5.5" />
    </svg>
  );
}
