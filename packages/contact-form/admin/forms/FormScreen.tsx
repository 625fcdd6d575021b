import { Button } from '@mantine/core';
import { ItemScreen, notices, Screen, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { newForm } from '../../template/defaultForm.ts';
import type { FormDetail } from '../protocol.ts';
import { FormEditor, type FormEditorProps } from './FormEditor.tsx';

const FORMS = { label: 'Forms', to: '/contact-forms' };

const { id: _, hash: __, ...NEW_FORM } = newForm({ id: 0, hash: '', title: 'Untitled form' });

export default function FormScreen() {
  const { id } = useParams();
  if (!id) return <Editor id={null} form={NEW_FORM} title="New form" />;
  return (
    <ItemScreen<FormDetail> title="Form" parent={FORMS} path={() => `/contact-forms/${id}`}>
      {(form) => <Editor key={id} id={id} hash={form.hash} form={form} title={form.title} />}
    </ItemScreen>
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
      title: 'Take this form off the site?',
      text: `Pages that show “${title}” show nothing in its place. Its messages stay.`,
      action: 'Take it off',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(`/contact-forms/${id}`);
    if (!result.ok) return notices.problem(result.problem);
    await navigate('/contact-forms');
    await refresh('/contact-forms');
  }

  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={17} aria-hidden />}
      onClick={() => void remove()}
    >
      Take off the site
    </Button>
  );
}
