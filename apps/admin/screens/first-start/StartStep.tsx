import { Alert, Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { FROM_GUIDE, notices, Section, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FirstStart,
  firstStartCalls,
  STARTERS,
  type Starter,
  siteSettingsCalls,
} from '../../wire/admin.ts';
import styles from './Guide.module.css';
import { StarterSketch } from './StarterSketch.tsx';

const WORDS: Readonly<Record<Starter, { readonly title: string; readonly text: string }>> = {
  studio: { title: 'Studio', text: 'Large type on a dark background, for people who show their work.' },
  practice: { title: 'Practice', text: 'Calm, centred and clear, for people who help others.' },
  counter: { title: 'Counter', text: 'Warm and inviting, for a shop, a café or a workshop.' },
};

/** Chooses what the site starts with. */
export function StartStep({ guide }: { readonly guide: FirstStart }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Starter | null>(null);

  async function begin(starter: Starter): Promise<void> {
    const isSure = await confirm({
      title: `Begin with ${WORDS[starter].title}?`,
      text: 'You get a home page, a page about you and a page with a contact form. The texts on them tell you what to write. You can undo this.',
      action: 'Begin with it',
    });
    if (!isSure) return;
    setBusy(starter);
    const result = await api.call(firstStartCalls.start, { body: { starter } });
    setBusy(null);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(firstStartCalls.read, siteSettingsCalls.read);
    notices.done(`${WORDS[starter].title} is in place. Change its texts whenever you like.`);
  }

  async function takeBack(): Promise<void> {
    const isSure = await confirm({
      title: 'Remove the starter kit?',
      text: 'Its three pages go, with whatever you have written on them, and so do its colours and menus. Pages that you made yourself stay.',
      action: 'Remove it',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(firstStartCalls.takeBack);
    await refresh(firstStartCalls.read, siteSettingsCalls.read);
    if (!result.ok) return notices.problem(result.problem);
    notices.done('The starter kit is gone. Choose another one, or none.');
  }

  return (
    <>
      {guide.starter && (
        <Alert color="pine" mb="md">
          You began with {WORDS[guide.starter].title}.{' '}
          <Anchor component={Link} to="/pages" inherit underline="always">
            Write your own texts on its pages
          </Anchor>
          .
          {guide.canUndoStarter && (
            <Button
              variant="default"
              size="compact-sm"
              mt="sm"
              display="block"
              onClick={() => void takeBack()}
            >
              Remove it and choose another
            </Button>
          )}
        </Alert>
      )}
      <Section title="A starter kit" description="Three pages each, with texts that tell you what to write.">
        <div className={styles.starters}>
          {STARTERS.map((starter) => (
            <Paper withBorder className={styles.starter} key={starter}>
              <StarterSketch starter={starter} className={styles.sketch ?? ''} />
              <Title order={3} size="h4">
                {WORDS[starter].title}
              </Title>
              <Text size="sm" c="dimmed">
                {WORDS[starter].text}
              </Text>
              <Button
                variant="default"
                loading={busy === starter}
                disabled={guide.starter !== null || (busy !== null && busy !== starter)}
                onClick={() => void begin(starter)}
              >
                {guide.starter === starter ? 'In use' : `Begin with ${WORDS[starter].title}`}
              </Button>
            </Paper>
          ))}
        </div>
      </Section>
      <Section title="Something of your own">
        <Text>
          Bring{' '}
          <Anchor component={Link} to={`/kits/import${FROM_GUIDE}`} inherit underline="always">
            a kit file
          </Anchor>{' '}
          or{' '}
          <Anchor component={Link} to={`/blog-import${FROM_GUIDE}`} inherit underline="always">
            an export of WordPress
          </Anchor>
          . The guide waits for you here. To begin with nothing, go on to the next step and{' '}
          <Anchor component={Link} to="/pages/new" inherit underline="always">
            make a page
          </Anchor>{' '}
          when you like.
        </Text>
      </Section>
    </>
  );
}
