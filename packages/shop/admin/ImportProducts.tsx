import { Button, FileButton } from '@mantine/core';
import { notices, SkippedEntries, useApi, useRefresh } from '@portico/kernel/admin';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { productCalls } from '../wire/admin.ts';

/** Imports products from a table and reports the rows it could not use. */
export function ImportProducts() {
  const api = useApi();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  async function bring(file: File | null): Promise<void> {
    if (!file) return;
    setBusy(true);
    const result = await api.call(productCalls.import, { body: { content: await file.text() } });
    setBusy(false);
    await refresh(productCalls.list);
    if (!result.ok) return notices.problem(result.problem);
    const { added, changed } = result.value;
    setSkipped(result.value.skipped);
    notices.done(`Products: ${added} new, ${changed} updated.`);
  }

  return (
    <div>
      <FileButton onChange={(file) => void bring(file)} accept=".csv,text/csv">
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isBusy}
            leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
          >
            Import a table
          </Button>
        )}
      </FileButton>
      <SkippedEntries title="Rows that could not be used:" sentences={skipped} />
    </div>
  );
}
