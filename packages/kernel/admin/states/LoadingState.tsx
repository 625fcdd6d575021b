import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Holds the place of what is being read. `label` is what a screen reader says meanwhile. */
export function LoadingState({ label = 'Loading', lines = 4 }: { label?: string; lines?: number }) {
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={28} width="40%" />
      {widths(lines - 1).map((width) => (
        <Skeleton key={width} height={18} width={width} />
      ))}
    </Stack>
  );
}

/** Ragged like text. */
function widths(lines: number): string[] {
  return Array.from({ length: lines }, (_, line) => `${95 - line * 7}%`);
}
