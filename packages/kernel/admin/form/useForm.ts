import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ApiProblem, ApiResult } from '../api/ApiProblem.ts';

export interface FormOptions<Values, Answer> {
  readonly initial: Values;
  /** `before`: the initial or last saved values. */
  submit(values: Values, before: Values): Promise<ApiResult<Answer>>;
  /** Called once it is saved. The values are then the form's new unchanged state. */
  onDone?(answer: Answer, values: Values): void;
  /** Resets to `initial` after saving: for passwords and other one-time input. */
  readonly clearsWhenDone?: boolean;
}

export interface FormState<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** The problem as a whole; errors of single fields are shown beside them. */
  readonly problem: ApiProblem | null;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** For text inputs: `<TextInput label="Name" {...form.text('name')} />` */
  text(name: StringKeys<Values>): TextFieldProps;
  /** For selects and other controls that pass a value. */
  choice<Name extends keyof Values & string>(name: Name): ChoiceFieldProps<Values[Name]>;
  /** For switches and checkboxes. */
  toggle(name: BooleanKeys<Values>): ToggleFieldProps;
  /** Takes other values as the unchanged state, such as those just loaded from the server. */
  reset(values?: Values): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Like `onSubmit`, but resolves to whether it was saved. Moves the focus to the first error in the form. */
  save(form: HTMLFormElement | null): Promise<boolean>;
}

type StringKeys<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];
type BooleanKeys<Values> = {
  [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never;
}[keyof Values & string];

interface FieldProps {
  readonly name: string;
  /** The server's message about this field. */
  readonly error: string | undefined;
}
export interface TextFieldProps extends FieldProps {
  readonly value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}
export interface ChoiceFieldProps<Value> extends FieldProps {
  readonly value: Value;
  onChange(value: Value | null): void;
}
export interface ToggleFieldProps extends FieldProps {
  readonly checked: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** The state of a form that is validated by the server: on submit, its messages appear beside the fields. */
export function useForm<Values extends object, Answer = undefined>(
  options: FormOptions<Values, Answer>,
): FormState<Values> {
  const [start, setStart] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const latest = useRef(values);

  function change(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function set<Name extends keyof Values>(name: Name, value: Values[Name]) {
    change({ ...latest.current, [name]: value });
    setProblem((current) => current && withoutField(current, String(name)));
  }

  function reset(next: Values = start) {
    setStart(next);
    change(next);
    setProblem(null);
  }

  async function submit(form: HTMLFormElement | null): Promise<boolean> {
    const sent = latest.current;
    setSubmitting(true);
    setProblem(null);
    const result = await options.submit(sent, start);
    setSubmitting(false);
    if (result.ok) {
      const since = options.clearsWhenDone ? {} : changes(sent, latest.current);
      reset(options.clearsWhenDone ? options.initial : sent);
      options.onDone?.(result.value, sent);
      // What was typed during the request is not saved, but kept.
      change({ ...latest.current, ...since });
    } else {
      setProblem(result.problem);
      if (form) focusFirst(form, Object.keys(result.problem.fields));
    }
    return result.ok;
  }

  const field = (name: string): FieldProps => ({ name, error: problem?.fields[name] });

  return {
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    isSubmitting,
    problem,
    set,
    reset,
    text: (name) => ({
      ...field(name),
      value: String(values[name]),
      onChange: (event) => set(name, event.currentTarget.value as Values[typeof name]),
    }),
    choice: (name) => ({
      ...field(name),
      value: values[name],
      onChange: (value) => value !== null && set(name, value),
    }),
    toggle: (name) => ({
      ...field(name),
      checked: Boolean(values[name]),
      onChange: (event) => set(name, event.currentTarget.checked as Values[typeof name]),
    }),
    onSubmit(event) {
      event.preventDefault();
      if (!isSubmitting) void submit(event.currentTarget);
    },
    save: submit,
  };
}

function changes<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Values>;
}

function withoutField(problem: ApiProblem, name: string): ApiProblem | null {
  const { [name]: _changed, ...fields } = problem.fields;
  return Object.keys(fields).length === 0 ? null : { ...problem, fields };
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus();
}
