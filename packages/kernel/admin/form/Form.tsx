import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useSavedTogether } from './SavedTogether.tsx';
import { useUnsavedChanges } from './UnsavedChangesProvider.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps<Values> {
  readonly form: FormState<Values>;
  /** With a verb: "Save changes". */
  readonly submitLabel: string;
  /** The form's accessible name. */
  readonly label: string;
  /** Whether it can only be sent after a change. */
  readonly needsChange?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its error, its button and a warning about unsaved changes. */
export function Form<Values>({
  form,
  submitLabel,
  label,
  needsChange = true,
  actions,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useUnsavedChanges(form.isDirty);
  useSavedTogether({ isDirty: form.isDirty, save: () => form.save(element.current) });
  const hasFieldErrors = form.problem !== null && Object.keys(form.problem.fields).length > 0;
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={form.onSubmit}>
      <Stack gap="md">
        {form.problem && (
          <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
            {hasFieldErrors ? 'Please check what is marked below.' : form.problem.message}
          </Alert>
        )}
        {children}
        <Group gap="sm" mt="xs">
          <Button type="submit" loading={form.isSubmitting} disabled={needsChange && !form.isDirty}>
            {submitLabel}
          </Button>
          {needsChange && form.isDirty && (
            <Button variant="subtle" color="gray" onClick={() => form.reset()}>
              Discard changes
            </Button>
          )}
          {actions}
        </Group>
      </Stack>
    </form>
  );
}
