import { Button, Group, Modal, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FIELD_KINDS, type FieldKind, hasChoices, mayBeOptional, type NewField } from './fieldSource.ts';

interface AddFieldProps {
  /** Whether the user may change what the mail says. */
  readonly mayMail: boolean;
  readonly onAdd: (field: NewField, isMailed: boolean) => void;
}

/** Writes a field into the template for people who do not know the tags. */
export function AddField({ mayMail, onAdd }: AddFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add a field
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Add a field"
        // The template takes the focus, and shows what was added.
        returnFocus={false}
        closeButtonProps={{ 'aria-label': 'Close without adding a field' }}
      >
        <FieldForm
          mayMail={mayMail}
          onAdd={(field, isMailed) => {
            setOpen(false);
            onAdd(field, isMailed);
          }}
        />
      </Modal>
    </>
  );
}

function FieldForm({ mayMail, onAdd }: AddFieldProps) {
  const [kind, setKind] = useState<FieldKind>('text');
  const [label, setLabel] = useState('');
  const [choices, setChoices] = useState('');
  const [isRequired, setRequired] = useState(true);
  const [isMailed, setMailed] = useState(true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the form's own form, which must not be submitted by this.
        event.stopPropagation();
        onAdd({ kind, label, isRequired, choices: linesOf(choices) }, mayMail && isMailed);
      }}
    >
      <Stack>
        <NativeSelect
          label="Kind of field"
          data={FIELD_KINDS.map(({ kind: value, label }) => ({ value, label }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value as FieldKind)}
          data-autofocus
        />
        <TextInput
          label={kind === 'acceptance' ? 'What visitors agree to' : 'Label'}
          required
          maxLength={200}
          autoComplete="off"
          value={label}
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        {hasChoices(kind) && (
          <Textarea
            label="Choices"
            description="One per line"
            required
            autosize
            minRows={3}
            value={choices}
            onChange={({ currentTarget: { value } }) => setChoices(value)}
          />
        )}
        {mayBeOptional(kind) && (
          <Switch
            label="Required"
            checked={isRequired}
            onChange={({ currentTarget: { checked } }) => setRequired(checked)}
          />
        )}
        {mayMail && (
          <Switch
            label="Include it in the mail"
            checked={isMailed}
            onChange={({ currentTarget: { checked } }) => setMailed(checked)}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit">Add field</Button>
        </Group>
      </Stack>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
