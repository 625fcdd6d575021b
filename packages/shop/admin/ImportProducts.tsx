import { Button, FileButton, List, Text } from '@mantine/core';
import { notices, useApi, useRefresh } from '@portico/kernel/admin';
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
      {skipped.length > 0 && (
        <div role="status">
          <Text size="sm" fw={600}>
            Rows that could not be used:
          </Text>
          <List size="sm">
            {skipped.map((sentence) => (
              <List.Item key={sentence}>{sentence}</List.Item>
            ))}
          </List>
        </div>
      )}
    </div>
  );
}
