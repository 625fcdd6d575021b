import type { CommentJudge } from '@portico/blog/server';
import { apbctAnswer, apbctRefusal, type SpamProtection, visitorOf } from '@portico/spam-protection/server';
import { isEmailAddress } from '@portico/spam-protection/verdict';

/** Identifies comments in the spam log. */
export const COMMENT_SOURCE = 'comment';

/** Lets the spam protection judge comments on posts. */
export function commentJudge(
  spam: Pick<SpamProtection, 'attachVerdict' | 'hideAddress' | 'judge' | 'learn' | 'settings'>,
): CommentJudge {
  return {
    async judge({ author, email, url, content }, fields, request) {
      const judgement = await spam.judge({
        source: COMMENT_SOURCE,
        about: null,
        visitor: visitorOf(request),
        fields,
        content: { text: content, name: author, email, url },
      });
      const { outcome, isRealPerson, sentence, verdictId } = judgement;
      return { outcome, id: verdictId, sentence, refusal: apbctAnswer(judgement), isRealPerson };
    },
    attach: (verdictId, commentId) => spam.attachVerdict(verdictId, `comment:${commentId}`),
    learn: spam.learn,
    async settings() {
      const { holdFirstComment, realPersonBadge, retentionDays } = await spam.settings.read();
      return { holdFirstComment, hasBadge: realPersonBadge, retentionDays };
    },
    refusal: apbctRefusal,
    isEmailAddress,
    hideAddress: spam.hideAddress,
  };
}
