import type { ContentVersions } from '@portico/kernel/server';

/** Cached responses by request, until something behind the tags changes. */
export type Answers = (question: string, answer: () => Promise<string>) => Promise<string>;

const MOST_KEPT = 300;
const LONGEST_QUESTION = 500;

export function createAnswers(content: ContentVersions, tags: readonly string[]): Answers {
  const kept = new Map<string, Promise<string>>();
  let keptFor = '';
  return async (question, answer) => {
    // Taken before reading: a change in between only costs another read.
    const version = await content.stamp(tags);
    if (version !== keptFor) {
      kept.clear();
      keptFor = version;
    }
    const known = kept.get(question);
    if (known) return known;
    const coming = answer();
    if (question.length > LONGEST_QUESTION) return coming;
    kept.set(question, coming);
    coming.catch(() => kept.get(question) === coming && kept.delete(question));
    const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return coming;
  };
}
