import { Button, Group } from '@mantine/core';

interface NewerOlderProps {
  /** The way that led here, from the newest on. */
  readonly cursors: readonly string[];
  readonly nextCursor: string | null;
  readonly go: (cursors: readonly string[]) => void;
}

/** Turns the pages of a shelf; where there is only one, nothing. */
export function NewerOlder({ cursors, nextCursor, go }: NewerOlderProps) {
  if (cursors.length === 0 && !nextCursor) return null;
  return (
    <Group justify="space-between" mt="md">
      <Button variant="default" disabled={cursors.length === 0} onClick={() => go(cursors.slice(0, -1))}>
        Newer
      </Button>
      <Button
        variant="default"
        disabled={!nextCursor}
        onClick={() => nextCursor && go([...cursors, nextCursor])}
      >
        Older
      </Button>
    </Group>
  );
}
