import type { ConfigurationWarning } from '../template/configurationWarnings.ts';
import type { FormDefinition } from '../template/FormDefinition.ts';

/** The answers of the calls behind these screens. */

export interface MessageSummary {
  readonly id: number;
  readonly formId: number;
  readonly formTitle: string;
  readonly status: string;
  readonly folder: 'inbox' | 'spam';
  readonly receivedAt: number;
  readonly isRead: boolean;
  readonly from: string;
  readonly preview: string;
}

export interface Message extends Omit<MessageSummary, 'from' | 'preview'> {
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly values: readonly string[];
  }[];
  readonly consent: Readonly<Record<string, string>>;
  readonly remoteIp: string;
  readonly userAgent: string;
  readonly pageUrl: string;
  readonly spamReasons: readonly string[];
  readonly mailError: string | null;
  readonly mailNotes: readonly string[];
  /** Empty for a visitor. */
  readonly signedInAs: string;
  readonly files: readonly {
    readonly position: number;
    readonly field: string;
    readonly name: string;
    readonly size: number;
  }[];
  readonly mails: readonly {
    readonly id: string;
    readonly state: string;
    readonly to: readonly string[];
    readonly subject: string;
    readonly attempts: number;
    readonly lastError: string | null;
    readonly sentAt: number | null;
  }[];
}

export interface MessageCounts {
  readonly unread: number;
  readonly inbox: number;
  readonly spam: number;
}

export type FormDetail = FormDefinition & { readonly warnings: readonly ConfigurationWarning[] };

export interface FormPreview {
  readonly html: string;
  readonly schema: string;
  readonly warnings: readonly ConfigurationWarning[];
  readonly fields: readonly string[];
}
