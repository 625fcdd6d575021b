import type { ComponentType } from 'react';

/** A comment's author. The address is recognisable as shown, but readable only after decoding. */
export interface CommentAuthorProps {
  readonly author: string;
  readonly email: { readonly encoded: string; readonly shown: string };
  readonly isRealPerson: boolean;
}

/** Another feature's content that can be inserted into a text, chosen from a list. */
export interface TextPart {
  /** Label of the button. */
  readonly label: string;
  /** Shown if there is none yet. */
  readonly nothing: string;
  /** A hook: the choices, `null` while loading. */
  readonly useChoices: () => {
    readonly choices: readonly TextPartChoice[] | null;
    readonly error: Error | null;
    readonly retry: () => unknown;
  };
}

interface TextPartChoice {
  readonly name: string;
  /** Its shortcode. */
  readonly code: string;
}

/** What the comment screens need from the spam protection, and the post screens from insertable parts. */
export interface BlogAdminPorts {
  readonly textParts: readonly TextPart[];
  readonly loadCommentAuthor: () => Promise<{ readonly default: ComponentType<CommentAuthorProps> }>;
  /** The screen that explains a verdict. */
  readonly verdictScreen: (verdictId: string) => string;
}
