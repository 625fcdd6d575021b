import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportReport } from '../../wire/admin.ts';
import { plural } from '../words.ts';
import { FetchButtons } from './FetchButtons.tsx';
import styles from './Report.module.css';

const SHOWN_AT_FIRST = 10;

/** Pictures that could not be fetched, with the reason and a retry button for each host. */
export function MissingPictures({
  session,
  missing,
}: {
  session: string;
  missing: ImportReport['pictures']['missing'];
}) {
  const [showsAll, setShowsAll] = useState(false);
  if (missing.length === 0)
    return (
      <Text size="sm" c="dimmed">
        None are missing.
      </Text>
    );
  return (
    <>
      <Text size="sm" mb="xs">
        {plural(missing.length, 'picture')} could not be fetched. A box of the right size takes the place of
        each.
      </Text>
      <ul className={styles.items}>
        {(showsAll ? missing : missing.slice(0, SHOWN_AT_FIRST)).map(({ url, problem, usedOn }) => (
          <li key={url} className={styles.item}>
            <Text size="sm" fw={600}>
              {url}
            </Text>
            <Text size="sm" c="dimmed">
              {[problem, usedOn.length > 0 ? `On ${usedOn.join(', ')}.` : ''].filter(Boolean).join(' ')}
            </Text>
          </li>
        ))}
      </ul>
      {!showsAll && missing.length > SHOWN_AT_FIRST && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShowsAll(true)}>
          Show all {missing.length}
        </Button>
      )}
      <FetchButtons session={session} addresses={missing} />
    </>
  );
}
