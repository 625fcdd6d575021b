/** The gable of a glasshouse beside the name; its panes are lit at night. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <a className="p-logo" href="/" rel="home">
      <svg
        className="p-logo-mark"
        viewBox="0 0 36 36"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path className="lit" stroke="none" d="M5 16 18 4l13 12v16H5z" />
        <path d="M5 33V16L18 4l13 12v17M3 33h30M5 16h26M18 1v31M11.5 10.5V16M24.5 10.5V16M11.5 16v17M24.5 16v17M5 25h26" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
