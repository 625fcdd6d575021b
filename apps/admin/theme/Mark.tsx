/** Portico's mark: a gable on four columns. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--p-mark)" />
      <path
        fill="var(--p-mark-ink)"
        d="M16 6 26 11.5v1.75H6V11.5L16 6ZM8 15h2.5v8H8v-8Zm4.5 0H15v8h-2.5v-8Zm4.5 0h2.5v8H17v-8Zm4.5 0H24v8h-2.5v-8ZM6.5 24.25h19V26h-19v-1.75Z"
      />
    </svg>
  );
}
