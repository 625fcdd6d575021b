import { Button } from '@mantine/core';
import {
  ErrorState,
  ItemScreen,
  LoadingState,
  notices,
  Screen,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { formCalls } from '../../wire/admin.ts';
import { FormEditor, type FormEditorProps } from './FormEditor.tsx';
import { removalWords } from './removalWords.ts';

const FORMS = { label: 'Forms', to: '/contact-forms' };

export default function FormScreen() {
  const { id } = useParams();
  if (!id) return <NewForm />;
  return (
    <ItemScreen title="Form" parent={FORMS} call={formCalls.read}>
      {(form) => <Editor key={id} id={id} hash={form.hash} form={form} title={form.title} />}
    </ItemScreen>
  );
}

function NewForm() {
  const { data, error, refetch } = useApiQuery(formCalls.beginning);
  if (data) return <Editor id={null} form={data} title="New form" />;
  return (
    <Screen title="New form" parent={FORMS}>
      {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState />}
    </Screen>
  );
}

function Editor({ title, ...form }: FormEditorProps & { readonly title: string }) {
  return (
    <Screen
      title={title}
      parent={FORMS}
      description="Write controls in brackets: [text* your-name], [email* your-email], [submit]."
      actions={form.id && <RemoveButton id={form.id} title={title} />}
    >
      <FormEditor {...form} />
    </Screen>
  );
}

function RemoveButton({ id, title }: { id: string; title: string }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();

  async function remove() {
    const isSure = await confirm({
      title: 'Remove this form from the site?',
      text: removalWords(title),
      action: 'Remove it',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(formCalls.remove, { params: { id } });
    if (!result.ok) return notices.problem(result.problem);
    await navigate('/contact-forms');
    await refresh(formCalls.list);
  }

  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={17} aria-hidden />}
      onClick={() => void remove()}
    >
      Remove from the site
    </Button>
  );
}
