import { Button, Group, TagsInput } from '@mantine/core';
import {
  ErrorState,
  LoadingState,
  notices,
  Section,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { useState } from 'react';
import { hostCalls } from '../wire/admin.ts';

/** The hosts that this site may fetch kits from when a link asks it to. */
export function HostsSection() {
  const { data, error, refetch } = useApiQuery(hostCalls.read);
  return (
    <Section
      title="Where kits come from"
      description="Files and the library, always. A link may also name a kit on another host: it is fetched only from hosts in this list."
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={1} />
      ) : (
        <Hosts key={data.hosts.join()} saved={data.hosts} />
      )}
    </Section>
  );
}

function Hosts({ saved }: { saved: readonly string[] }) {
  const api = useApi();
  const refresh = useRefresh();
  const [hosts, setHosts] = useState<string[]>([...saved]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    const answer = await api.call(hostCalls.change, { body: { hosts } });
    setSaving(false);
    if (!answer.ok) return setProblem(answer.problem.fields.hosts || answer.problem.message);
    setProblem(null);
    await refresh(hostCalls.read);
    notices.done(
      answer.value.hosts.length === 0
        ? 'Kits are fetched from no other host.'
        : `Kits may be fetched from ${answer.value.hosts.join(', ')}.`,
    );
  }

  return (
    <Group align="flex-start" gap="sm">
      <TagsInput
        flex="1 1 16rem"
        aria-label="Hosts"
        placeholder={hosts.length === 0 ? 'kits.example' : ''}
        description="Press Enter after each."
        inputWrapperOrder={['input', 'description', 'error']}
        acceptValueOnBlur
        clearable
        value={hosts}
        error={problem}
        onChange={setHosts}
      />
      <Button
        variant="default"
        loading={isSaving}
        disabled={hosts.join() === saved.join()}
        onClick={() => void save()}
      >
        Save hosts
      </Button>
    </Group>
  );
}
