import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** A placeholder for what is being loaded. `label` is announced by screen readers. */
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
