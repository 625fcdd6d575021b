/** A form as described by a widget's settings, from which a contact form can be made. */
export interface FormSketch {
  readonly name: string;
  readonly fields: readonly SketchedField[];
  readonly size: FieldSize;
  readonly hasLabels: boolean;
  readonly marksRequired: boolean;
  readonly button: {
    readonly text: string;
    readonly size: ButtonSize;
    /** As in the setting. */
    readonly icon: unknown;
    readonly isIconLast: boolean;
    readonly widths: Widths;
    readonly id: string | null;
    /** Its hover animation, as in the setting. */
    readonly animation: unknown;
  };
  /** How the form's steps are counted, and the labels of the buttons between them. */
  readonly steps: { readonly type: StepType; readonly previous: string; readonly next: string };
  /** The author's own messages, if any. */
  readonly messages: Readonly<Partial<Record<'success' | 'error' | 'required' | 'invalid', string>>>;
  /** Empty if the author wants no mail. */
  readonly mails: readonly SketchedMail[];
}

export const STEP_TYPES = [
  ...(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'] as const),
] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const FIELD_TYPES = [
  ...['text', 'email', 'textarea', 'url', 'tel', 'number', 'date', 'time', 'password'],
  ...['select', 'radio', 'checkbox', 'acceptance', 'upload', 'hidden', 'html', 'step'],
] as const;
export type FieldType =
  | 'text'
  | 'email'
  | 'textarea'
  | 'url'
  | 'tel'
  | 'number'
  | 'date'
  | 'time'
  | 'password'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'acceptance'
  | 'upload'
  | 'hidden'
  | 'html'
  | 'step';

export interface SketchedField {
  readonly type: FieldType;
  /** Starts with a letter and is unique in the form. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly widths: Widths;
  readonly classes: readonly string[];
  /** For choices, in order. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly isMultiple: boolean;
  readonly isInline: boolean;
  /** Lines of a text area or a list. */
  readonly rows: number | null;
  readonly min: string;
  readonly max: string;
  /** HTML, sanitised when it was stored: of an acceptance field, or of one that only shows something. */
  readonly html: string;
  readonly isTicked: boolean;
  readonly fileTypes: readonly string[];
  readonly megabytes: number | null;
  /** For one that starts a step: the labels of its buttons, and its icon as in the setting. */
  readonly step: { readonly previous: string; readonly next: string; readonly icon: unknown };
}

/** In per cent of the form: on wide screens, and on tablets and phones if they differ. */
export interface Widths {
  readonly desktop: string;
  readonly tablet: string | null;
  readonly mobile: string | null;
}

export interface SketchedMail {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly content: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly isHtml: boolean;
  /** What is appended to the message: date, time, page, browser, IP address. */
  readonly facts: readonly string[];
}

export const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type FieldSize = (typeof SIZES)[number];
type ButtonSize = FieldSize;
