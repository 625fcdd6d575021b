import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firstStartCalls } from '../../wire/admin.ts';
import { demoWords } from './demoWords.ts';

/** Says that this is the demo site, and leads to starting one's own. */
export function DemoCard() {
  const api = useApi();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    const going = await api.call(firstStartCalls.demo);
    setBusy(false);
    if (!going.ok) return notices.problem(going.problem);
    const isSure = await confirm({
      title: 'Start your own site?',
      text: (
        <>
          <Text span inherit display="block">
            <strong>What goes:</strong> {demoWords(going.value)} of the demo, and its name, mark, colours and
            texts. Comments go with their posts.
          </Text>
          <Text span inherit display="block" mt="sm">
            <strong>What stays:</strong> everything that you have made or changed, your settings, and all
            messages, orders and accounts.
          </Text>
          <Text span inherit display="block" mt="sm">
            For a day, one click brings the demo back.
          </Text>
        </>
      ),
      action: 'Start my own site',
      cancel: 'Keep the demo',
    });
    if (!isSure) return;
    setBusy(true);
    const result = await api.call(firstStartCalls.leaveDemo);
    setBusy(false);
    if (!result.ok) return notices.problem(result.problem);
    await refresh();
    await navigate('/first-start');
    notices.done('The demo is gone. These five steps make the site yours.');
  }

  return (
    <Paper withBorder p="lg" mb="lg" component="section" aria-label="This is the demo">
      <Title order={2} size="h4">
        This is the demo
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="md" maw="44rem">
        Its company, people, posts, products and reviews are invented. Look around and try everything. When
        you are ready, one step clears it away and five more make the site yours.
      </Text>
      <Group gap="sm">
        <Button loading={isBusy} onClick={() => void leave()}>
          Start my own site
        </Button>
      </Group>
    </Paper>
  );
}
