/** The basket of the header. */
export function CartIcon() {
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
      <path d="M2 8h18l-2.2 10.5H4.2zM6.5 8 9 2.5M15.500 8 13 2.500" />
    </svg>
  );
}
