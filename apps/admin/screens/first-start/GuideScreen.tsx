import { Button, Group, Stepper } from '@mantine/core';
import {
  ErrorState,
  LoadingState,
  notices,
  SavedTogether,
  Screen,
  useApi,
  useApiQuery,
  useRefresh,
  useSaveAll,
} from '@portico/kernel/admin';
import { type ComponentType, lazy, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type FirstStart, firstStartCalls, GUIDE_STEPS, type GuideStep } from '../../wire/admin.ts';
import type { SettingsPorts } from '../settings/SettingsPorts.ts';
import { AboutStep } from './AboutStep.tsx';
import { AccountStep } from './AccountStep.tsx';
import { DemoCard } from './DemoCard.tsx';
import { DemoUndoCard } from './DemoUndoCard.tsx';
import styles from './Guide.module.css';
import { LookStep } from './LookStep.tsx';
import { MailStep } from './MailStep.tsx';
import { StartStep } from './StartStep.tsx';
import { openStep, STEP_WORDS, stepPath } from './steps.ts';

/** The guide screen, with the media library available. */
export function createGuideScreen({ loadPicker }: SettingsPorts): ComponentType {
  const Picker = lazy(loadPicker);
  const content: Readonly<Record<GuideStep, ComponentType<{ readonly guide: FirstStart }>>> = {
    about: AboutStep,
    look: ({ guide }) => <LookStep guide={guide} Picker={Picker} />,
    start: StartStep,
    mail: MailStep,
    account: AccountStep,
  };
  return function GuideScreen() {
    const { data, error, refetch } = useApiQuery(firstStartCalls.read);
    const { step: asked } = useParams();
    if (!data)
      return (
        <Screen title="Set up your site" width="form">
          {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={6} />}
        </Screen>
      );
    const step = GUIDE_STEPS.find((name) => name === asked) ?? openStep(data) ?? 'about';
    const Content = content[step];
    return (
      <SavedTogether key={step}>
        <Guide guide={data} step={step}>
          <Content guide={data} />
        </Guide>
      </SavedTogether>
    );
  };
}

interface GuideProps {
  readonly guide: FirstStart;
  readonly step: GuideStep;
  readonly children: React.ReactNode;
}

function Guide({ guide, step, children }: GuideProps) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const saveAll = useSaveAll();
  const [isLeaving, setLeaving] = useState(false);
  const at = GUIDE_STEPS.indexOf(step);
  const next = GUIDE_STEPS[at + 1];

  /** Continuing saves what was typed: there is no separate save button to press first. */
  async function goOn(): Promise<void> {
    setLeaving(true);
    if (await saveAll()) await leave('done');
    setLeaving(false);
  }

  async function leave(state: 'done' | 'skipped'): Promise<void> {
    const noted = await api.call(firstStartCalls.note, { body: { step, state } });
    const result = noted.ok && !next ? await api.call(firstStartCalls.finish) : noted;
    if (!result.ok) return notices.problem(result.problem);
    await refresh(firstStartCalls.read);
    await navigate(next ? stepPath(next) : '/');
    if (!next)
      notices.done(
        'Your site is set up. Everything you chose can be changed under Site settings and Appearance.',
      );
  }

  return (
    <Screen
      title={STEP_WORDS[step].title}
      description={`Step ${at + 1} of ${GUIDE_STEPS.length}. ${STEP_WORDS[step].text}`}
      parent={{ label: 'Home', to: '/' }}
    >
      {guide.begun === 'demo' && <DemoCard />}
      {guide.undoUntil !== null && <DemoUndoCard until={guide.undoUntil} />}
      <nav aria-label="Steps">
        <Stepper
          active={at}
          onStepClick={(index) => void navigate(stepPath(GUIDE_STEPS[index] ?? 'about'))}
          size="sm"
          classNames={{
            root: styles.steps ?? '',
            steps: styles.row ?? '',
            stepBody: styles.words ?? '',
            separator: styles.line ?? '',
          }}
        >
          {guide.steps.map(({ name, state }) => (
            <Stepper.Step
              key={name}
              label={STEP_WORDS[name].title}
              description={state === 'done' ? 'Done' : state === 'skipped' ? 'Skipped' : undefined}
              {...(name === step && { 'aria-current': 'step' as const })}
            />
          ))}
        </Stepper>
      </nav>
      {children}
      <Group gap="sm" mt="lg">
        <Button loading={isLeaving} onClick={() => void goOn()}>
          {next ? 'Next step' : 'Finish'}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void leave('skipped')}>
          Skip this step
        </Button>
      </Group>
    </Screen>
  );
}
