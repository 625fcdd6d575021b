import { Alert, Button, Text } from '@mantine/core';
import { formatTime, notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firstStartCalls } from '../../wire/admin.ts';

/** Offers to bring back the demo for a day after it was replaced. */
export function DemoUndoCard({ until, now = Date.now() }: { readonly until: number; readonly now?: number }) {
  const api = useApi();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function bringBack(): Promise<void> {
    const isSure = await confirm({
      title: 'Bring the demo back?',
      text: 'Its pages, posts and everything else come back beside what you have made since. Settings that you have changed stay yours.',
      action: 'Bring the demo back',
    });
    if (!isSure) return;
    setBusy(true);
    const result = await api.call(firstStartCalls.returnDemo);
    setBusy(false);
    await refresh();
    if (!result.ok) return notices.problem(result.problem);
    await navigate('/');
    notices.done('The demo is back.');
  }

  return (
    <Alert color="gray" mb="lg" title="The demo is gone" icon={<IconArrowBackUp size={18} aria-hidden />}>
      <Text size="sm" mb="sm">
        Until {formatTime(until, now).exact} you can bring it back. After that it is removed for good.
      </Text>
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void bringBack()}>
        Bring the demo back
      </Button>
    </Alert>
  );
}
