import { Stack } from '@mantine/core';
import { Section, Snippet, useApiQuery } from '@portico/kernel/admin';
import { feedCalls } from '../../wire/admin.ts';

/** What an author adds to a page to show this feed. */
export function EmbedSection({ id }: { id: number }) {
  const markup = useApiQuery(feedCalls.markup, { params: { id } }).data?.html;
  return (
    <Section
      title="Put it on a page"
      description="The markup shows the feed as it is now and loads further reviews from here."
    >
      <Stack gap="md">
        <Snippet label="Shortcode" code={`[grw id=${id}]`} />
        {markup && <Snippet label="Markup" code={`${markup}\n${SCRIPT}`} />}
      </Stack>
    </Section>
  );
}

const SCRIPT = '<script defer src="/assets/portico.js"></script>';
