import type { Generated } from 'kysely';

/** The contact form's tables, as created by its migrations. */
export interface ContactFormTables {
  contact_forms: {
    id: number;
    hash: string;
    title: string;
    locale: string;
    /** The rest of the definition as JSON. */
    definition: string;
    updated_at: number;
    deleted_at: number | null;
  };
  /** Forms whose fields are defined elsewhere, for example in a widget's settings. */
  contact_form_origins: {
    /** Where they are defined. */
    origin: string;
    form_id: number;
    /** A hash of what the form was last created from. */
    made_from: string;
  };
  contact_submissions: {
    id: Generated<number>;
    form_id: number;
    status: string;
    folder: 'inbox' | 'spam';
    /** The same for every attempt to send the same message. */
    submission_key: string | null;
    payment_intent: string | null;
    content: string;
    reply: string;
    spam_log_id: string | null;
    search: string;
    received_at: number;
    read_at: number | null;
    /** When it was moved to the trash. It keeps its folder for the way back. */
    trashed_at: number | null;
  };
  contact_files: {
    /** A random name in the site's files folder. */
    stored_name: string;
    submission_id: number;
    position: number;
    field: string;
    name: string;
    content_type: string;
    size: number;
  };
  /** Answered captchas and quizzes. */
  contact_challenges_used: { key: string; expires_at: number };
}
