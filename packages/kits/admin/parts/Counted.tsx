import { Alert, Anchor, Badge, Checkbox, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type CountedKind, useOverLimit, useReviewLink } from './useOverLimit.ts';

/** Classes or variables: a site can hold only a limited number, and a kit's are added to them or replace them. */
export function Counted({
  kind,
  row,
  imported,
  overridesAll,
  onOverride,
}: {
  kind: CountedKind;
  /** The switch for this kind. */
  row: (isDisabled: boolean) => ReactNode;
  /** How many the kit contains; `null` on an export. */
  imported: number | null;
  overridesAll: boolean;
  onOverride: (overridesAll: boolean) => void;
}) {
  const over = useOverLimit(kind, imported ?? 0);
  const review = useReviewLink(kind, over > 0);
  return (
    <Stack gap={4}>
      <Group gap="xs">
        {row(over > 0 && !overridesAll)}
        {over > 0 && (
          <>
            <IconAlertTriangle size={18} stroke={1.75} color="var(--mantine-color-yellow-6)" aria-hidden />
            <Badge color="yellow" variant="light">
              {over} over limit
            </Badge>
          </>
        )}
      </Group>
      {over > 0 && (
        <Alert color="yellow" p="xs">
          This site and the kit together have more {kind} than fit. Override all of them, or remove some
          first.{' '}
          {review && (
            <Anchor href={review} target="_blank" rel="noopener" underline="always">
              Review
            </Anchor>
          )}
        </Alert>
      )}
      {imported !== null && (
        <Checkbox
          ml="xl"
          size="sm"
          label={`Override all ${kind} of this site`}
          checked={overridesAll}
          onChange={(event) => onOverride(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
