import { Anchor, Button, Code, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DroppedValues } from '../../wire/admin.ts';
import styles from './Report.module.css';

const SHOWN_AT_FIRST = 5;

/** Values of a page's settings that it is drawn without, each with a link to the element that has it. */
export function Dropped({ dropped, editUrl }: { dropped: DroppedValues; editUrl: string | null }) {
  const { values, more } = dropped;
  const [showsAll, setShowsAll] = useState(false);
  const rest = values.length - SHOWN_AT_FIRST;
  return (
    <div>
      <Text size="sm">Drawn without these values, because they are not safe or cannot be read:</Text>
      <ul className={styles.values}>
        {(showsAll ? values : values.slice(0, SHOWN_AT_FIRST)).map((dropped) => (
          <li key={`${dropped.place} ${dropped.setting} ${dropped.value}`}>
            <Text size="sm" span>
              {dropped.place && `${dropped.place}, `}
              {dropped.label}: <Code>{dropped.value}</Code>
              {dropped.times > 1 && ` (${dropped.times} times)`}{' '}
            </Text>
            {editUrl && dropped.element && (
              <Anchor
                size="sm"
                underline="always"
                component={Link}
                to={`${editUrl.replace(/^\/admin/, '')}?element=${encodeURIComponent(dropped.element)}`}
              >
                Open
                <span className={styles.hidden}>
                  {' '}
                  {dropped.place} with {dropped.label}
                </span>
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && rest > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          Show all {values.length}
        </Button>
      )}
      {more > 0 && (showsAll || rest <= 0) && (
        <Text size="sm" c="dimmed">
          And {more} more.
        </Text>
      )}
    </div>
  );
}
