import { Button, Group } from '@mantine/core';

interface NewerOlderProps {
  /** The cursors that led here, starting from the newest page. */
  readonly cursors: readonly string[];
  readonly nextCursor: string | null;
  readonly go: (cursors: readonly string[]) => void;
}

/** Paging for a media list; renders nothing if there is only one page. */
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
