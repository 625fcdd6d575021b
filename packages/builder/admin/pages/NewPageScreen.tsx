import { Button, SimpleGrid, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import {
  ErrorState,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { IconFile, IconLayout } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentSummary, EditedDocument, NewDocument } from '../../adminProtocol.ts';
import styles from './NewPageScreen.module.css';

/** A name and something to start from; everything else is the editor's. */
export default function NewPageScreen() {
  const templates = useApiQuery<{ items: DocumentSummary[] }>('/documents', { type: 'page', limit: 50 });
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') return setProblem('Give the page a name.');
    setBusy(true);
    const start = template === null ? null : await api.get<EditedDocument>(`/documents/${template}`);
    if (start && !start.ok) {
      setBusy(false);
      return notices.problem(start.problem);
    }
    const draft: NewDocument = {
      title: title.trim(),
      settings: {},
      elements: start ? start.value.elements : [],
    };
    const made = await api.post<EditedDocument>('/documents', draft);
    setBusy(false);
    if (!made.ok) return notices.problem(made.problem);
    await refresh('/documents');
    void navigate(`/pages/${made.value.id}/edit`);
  }

  return (
    <Screen title="New page" parent={{ label: 'Pages', to: '/pages' }}>
      <form noValidate aria-label="New page" onSubmit={(event) => void create(event)}>
        <Stack gap="lg">
          <TextInput
            label="Name"
            description="Visitors see it in the window’s title; the address is made from it."
            value={title}
            maxLength={200}
            error={problem}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblem('');
            }}
            className={styles.name ?? ''}
          />
          <Section title="Start from">
            {templates.error ? (
              <ErrorState error={templates.error} retry={templates.refetch} />
            ) : !templates.data ? (
              <LoadingState lines={4} />
            ) : (
              <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} role="radiogroup" aria-label="Start from">
                <Start
                  label="An empty page"
                  isChosen={template === null}
                  icon={IconFile}
                  choose={() => setTemplate(null)}
                />
                {templates.data.items.map((item) => (
                  <Start
                    key={item.id}
                    label={item.title}
                    isChosen={template === item.id}
                    icon={IconLayout}
                    choose={() => setTemplate(item.id)}
                  />
                ))}
              </SimpleGrid>
            )}
          </Section>
          <div>
            <Button type="submit" loading={isBusy}>
              Create page
            </Button>
          </div>
        </Stack>
      </form>
    </Screen>
  );
}

function Start({
  label,
  isChosen,
  icon: Icon,
  choose,
}: {
  label: string;
  isChosen: boolean;
  icon: typeof IconFile;
  choose: () => void;
}) {
  return (
    <UnstyledButton
      role="radio"
      aria-checked={isChosen}
      className={styles.start ?? ''}
      data-chosen={isChosen || undefined}
      onClick={choose}
    >
      <Icon size={28} stroke={1.4} aria-hidden />
      <Text fw={570}>{label}</Text>
    </UnstyledButton>
  );
}
