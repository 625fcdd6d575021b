import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  Fact,
  Facts,
  Form,
  hrefOf,
  notices,
  Screen,
  Section,
  useApi,
  useConfirm,
  useForm,
} from '@portico/kernel/admin';
import { IconDownload, IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { personalDataCalls } from '../../wire/admin.ts';

interface Kept {
  readonly email: string;
  readonly items: readonly { readonly kind: string; readonly fate: string; readonly count: number }[];
}

/** For people who ask what is stored about them, or want it erased. */
export default function PersonalDataScreen() {
  const api = useApi();
  const [kept, setKept] = useState<Kept | null>(null);
  const form = useForm<{ email: string }, Omit<Kept, 'email'>>({
    initial: { email: '' },
    submit: ({ email }) => api.call(personalDataCalls.find, { query: { email: email.trim() } }),
    onDone: ({ items }, { email }) => setKept({ email: email.trim(), items }),
  });
  return (
    <Screen
      title="Personal data"
      description="For somebody who asks what you keep about them, or wants it erased. First make sure that the request really comes from that person."
    >
      <Stack gap="lg">
        <Section title="Who asks">
          <Form form={form} label="Who asks" submitLabel="Look it up" needsChange={false}>
            <TextInput
              label="E-mail address"
              description="It finds messages, comments, order requests, mails and entries in the spam log."
              type="email"
              required
              maxLength={254}
              {...form.text('email')}
            />
          </Form>
        </Section>
        {kept && <KeptSection kept={kept} onErased={setKept} />}
      </Stack>
    </Screen>
  );
}

function KeptSection({ kept, onErased }: { kept: Kept; onErased: (kept: Kept) => void }) {
  const api = useApi();
  const confirm = useConfirm();
  const { email, items } = kept;
  const isEmpty = items.every(({ count }) => count === 0);

  async function erase(): Promise<void> {
    const isSure = await confirm({
      title: `Erase what is kept about ${email}?`,
      text: 'This cannot be undone. Backups of the site keep it until you delete them.',
      action: 'Erase for good',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(personalDataCalls.erase, { body: { email } });
    if (!result.ok) return notices.problem(result.problem);
    onErased({ email, items: items.map((item) => ({ ...item, count: 0 })) });
    notices.done(`Nothing about ${email} is kept any more.`);
  }

  return (
    <Section
      title={`What is kept about ${email}`}
      {...(isEmpty && { description: 'Nothing is kept under this address.' })}
    >
      {!isEmpty && (
        <Stack gap="md">
          <Facts>
            {items.map(({ kind, fate, count }) => (
              <Fact key={kind} term={kind}>
                {count}
                {count > 0 && (
                  <Text size="sm" c="dimmed">
                    When erased: {fate}
                  </Text>
                )}
              </Fact>
            ))}
          </Facts>
          <Group gap="sm">
            <Button
              component="a"
              href={hrefOf(personalDataCalls.table, { query: { email } })}
              download
              variant="default"
              leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
            >
              Download as a file
            </Button>
            <Button
              variant="light"
              color="red"
              leftSection={<IconEraser size={17} stroke={1.75} aria-hidden />}
              onClick={() => void erase()}
            >
              Erase
            </Button>
          </Group>
        </Stack>
      )}
    </Section>
  );
}
