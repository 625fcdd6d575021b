import type { ComponentType } from 'react';

/** Who wrote a comment. The address can be recognised as it is shown, and is read after decoding only. */
export interface CommentAuthorProps {
  readonly author: string;
  readonly email: { readonly encoded: string; readonly shown: string };
  readonly isRealPerson: boolean;
}

/** Something of another feature that can stand in a text, chosen from what there is of it. */
export interface TextPart {
  /** What the button says. */
  readonly label: string;
  /** Said where there is none yet. */
  readonly nothing: string;
  /** A hook: what there is, `null` while it is being asked for. */
  readonly useChoices: () => {
    readonly choices: readonly TextPartChoice[] | null;
    readonly error: Error | null;
    readonly retry: () => unknown;
  };
}

interface TextPartChoice {
  readonly name: string;
  /** What stands for it in a text. */
  readonly code: string;
}

/** What the screens of comments ask of whoever protects the site from spam, and those of posts of what can stand in them. */
export interface BlogAdminPorts {
  readonly textParts: readonly TextPart[];
  readonly loadCommentAuthor: () => Promise<{ readonly default: ComponentType<CommentAuthorProps> }>;
  /** The screen that explains a verdict. */
  readonly verdictScreen: (verdictId: string) => string;
}
