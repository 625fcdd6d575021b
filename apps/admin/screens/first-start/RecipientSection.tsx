import { Anchor, Text, TextInput } from '@mantine/core';
import { Form, notices, Section, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { Link } from 'react-router';
import { type FirstStart, firstStartCalls } from '../../wire/admin.ts';

interface RecipientSectionProps {
  readonly form: FirstStart['form'];
  /** Recipient of the site's mails. */
  readonly owner: string;
}

/** Recipient of what visitors send with the first form. */
export function RecipientSection({ form, owner }: RecipientSectionProps) {
  if (form) return <RecipientForm form={form} owner={owner} />;
  return (
    <Section title="Your first form">
      <Text>
        There is no form yet. A starter kit brings one, or you can{' '}
        <Anchor component={Link} to="/contact-forms/new" inherit underline="always">
          make your own
        </Anchor>
        . Its messages go to your address above.
      </Text>
    </Section>
  );
}

function RecipientForm({ form, owner }: { form: NonNullable<FirstStart['form']>; owner: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const fields = useForm({
    initial: { recipient: form.recipient },
    submit: (values) => api.call(firstStartCalls.recipient, { body: values }),
    onDone(saved: FirstStart) {
      notices.done('The recipient is saved.');
      fields.reset({ recipient: saved.form?.recipient ?? '' });
      void refresh(firstStartCalls.read);
    },
  });
  return (
    <Section title="Your first form" description={`Messages sent with “${form.title}” go to this address.`}>
      <Form form={fields} label="Your first form" submitLabel="Save recipient">
        <TextInput
          label="Messages go to"
          description="Leave it empty to use your address above."
          placeholder={owner}
          type="email"
          {...fields.text('recipient')}
        />
      </Form>
    </Section>
  );
}
