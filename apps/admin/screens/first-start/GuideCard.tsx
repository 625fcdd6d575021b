import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { LoadingState, notices, useApi, useApiQuery, useRefresh } from '@portico/kernel/admin';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { firstStartCalls } from '../../wire/admin.ts';
import { DemoCard } from './DemoCard.tsx';
import { DemoUndoCard } from './DemoUndoCard.tsx';
import { isUntouched, openStep, STEP_WORDS, stepPath } from './steps.ts';

/**
 * On the home screen of a site that started empty: shows where to continue the guide. The first visit opens the guide by
 * itself.
 */
export function GuideCard({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const refresh = useRefresh();
  const { data, error } = useApiQuery(firstStartCalls.read);
  // Show nothing else before redirecting to the guide.
  if (!data) return error ? children : <LoadingState lines={5} />;
  if (data.begun === 'demo')
    return (
      <>
        <DemoCard />
        {children}
      </>
    );
  const undo = data.undoUntil !== null && <DemoUndoCard until={data.undoUntil} />;
  if (data.isOver)
    return (
      <>
        {undo}
        {children}
      </>
    );
  if (isUntouched(data)) return <Navigate to="/first-start" replace />;
  const next = openStep(data);
  const done = data.steps.filter(({ state }) => state !== 'open').length;

  async function finish(): Promise<void> {
    const result = await api.call(firstStartCalls.finish);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(firstStartCalls.read);
  }

  return (
    <>
      {undo}
      <Paper withBorder p="lg" mb="lg" component="section" aria-label="Set up your site">
        <Title order={2} size="h4">
          Set up your site
        </Title>
        <Text c="dimmed" size="sm" mt={4} mb="md">
          {done} of {data.steps.length} steps are done.
          {next && ` Next: ${STEP_WORDS[next].title.toLowerCase()}.`}
        </Text>
        <Group gap="sm">
          <Button component={Link} to={stepPath(next ?? 'about')}>
            {next ? 'Go on' : 'Look at it again'}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => void finish()}>
            Do not show this again
          </Button>
        </Group>
      </Paper>
      {children}
    </>
  );
}
