import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Section, StateBadge, type Tone } from '@portico/kernel/admin';
import { Link } from 'react-router';
import { type ImportReport, templateKind } from '../../wire/admin.ts';
import { inMegabytes, plural } from '../words.ts';
import { Dropped } from './Dropped.tsx';
import { FetchButtons } from './FetchButtons.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import styles from './Report.module.css';

type Item = ImportReport['items'][number];

const OUTCOMES: Readonly<Record<Item['outcome'], { tone: Tone; label: string }>> = {
  new: { tone: 'good', label: 'New' },
  replaced: { tone: 'good', label: 'Replaced' },
  changed: { tone: 'good', label: 'Changed' },
  kept: { tone: 'quiet', label: 'Was here' },
  'left-out': { tone: 'quiet', label: 'Left out' },
  missing: { tone: 'bad', label: 'Missing' },
};

const FONT_STATES: Readonly<Record<ImportReport['fonts'][number]['state'], { tone: Tone; label: string }>> = {
  hosted: { tone: 'good', label: 'From this site' },
  system: { tone: 'quiet', label: 'On the visitor’s device' },
  missing: { tone: 'bad', label: 'Not available' },
};

/** The result of an import, page by page, and which parts visitors do not see. */
export function ReportView({ session, report }: { session: string; report: ImportReport }) {
  const { items, pictures, fonts } = report;
  const troubled = items.filter(
    (item) => item.notDrawn !== '' || item.dropped || item.missingPictures > 0 || item.outcome === 'missing',
  );
  const came = items.filter((item) => !troubled.includes(item) && item.outcome !== 'left-out');
  const leftOut = items.filter((item) => !troubled.includes(item) && item.outcome === 'left-out');
  return (
    <Stack gap="lg">
      {troubled.length > 0 && (
        <Section title="To look at" description="Something in these is missing.">
          <Items items={troubled} />
        </Section>
      )}
      {came.length > 0 && (
        <Section title="In place" description="These were imported just as they are in the kit.">
          <Items items={came} />
        </Section>
      )}
      {leftOut.length > 0 && (
        <Section title="Left out">
          <Items items={leftOut} />
        </Section>
      )}
      {pictures.total > 0 && (
        <Section
          title="Pictures"
          description={`${pictures.here} of ${pictures.total} are in the media library, ${inMegabytes(pictures.bytes)}.`}
        >
          <MissingPictures session={session} missing={pictures.missing} />
        </Section>
      )}
      {fonts.length > 0 && (
        <Section
          title="Fonts"
          description="A font that is not available is replaced by one on the visitor’s device."
        >
          <ul className={styles.items}>
            {fonts.map(({ family, state, usedOn, missing = [] }) => (
              <li key={family} className={styles.item}>
                <Group gap="xs" wrap="nowrap">
                  <StateBadge {...FONT_STATES[state]} />
                  <Text size="sm" fw={600}>
                    {family}
                  </Text>
                </Group>
                <Text size="sm" c="dimmed">
                  {usedOn.join(', ')}
                </Text>
                {missing.map(({ url, face, problem }) => (
                  <Text size="sm" c="dimmed" key={`${face} ${url}`}>
                    {`${face}: ${problem} ${url}`}
                  </Text>
                ))}
              </li>
            ))}
          </ul>
          <FetchButtons session={session} addresses={fonts.flatMap(({ missing = [] }) => missing)} />
        </Section>
      )}
    </Stack>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <Group gap="xs" wrap="nowrap">
            <StateBadge {...OUTCOMES[item.outcome]} />
            <Text size="sm" fw={600}>
              {item.title}
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {[item.kind, ...sentencesOf(item)].filter(Boolean).join(' – ')}
          </Text>
          {item.dropped && <Dropped dropped={item.dropped} editUrl={item.editUrl} />}
          <Group gap="md">
            {item.address && (
              <Anchor size="sm" underline="always" href={item.address} target="_blank" rel="noopener">
                Look at it<span className={styles.hidden}>: {item.title}</span>
              </Anchor>
            )}
            {item.editUrl && (
              <Anchor size="sm" underline="always" component={Link} to={item.editUrl.replace(/^\/admin/, '')}>
                Edit<span className={styles.hidden}> {item.title}</span>
              </Anchor>
            )}
            {pageFrom(item) && (
              <Anchor size="sm" underline="always" component={Link} to={pageFrom(item)}>
                Make a page<span className={styles.hidden}> of {item.title}</span>
              </Anchor>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

/** Where a page begins that has the content of this template of whole pages. */
function pageFrom({ kind, editUrl }: Item): string {
  const [, id] = /\/pages\/(\d+)\/edit$/.exec(editUrl ?? '') ?? [];
  return kind === templateKind('page') && id ? `/pages/new?template=${id}` : '';
}

/** The plan’s note includes what is not rendered. */
function sentencesOf({ note, notDrawn, pictures, missingPictures }: Item): string[] {
  const rest = notDrawn ? note.replace(notDrawn, '').trim() : note;
  return [
    rest,
    notDrawn,
    missingPictures > 0 ? `${missingPictures} of ${plural(pictures, 'picture')} missing.` : '',
  ];
}
