import type { TextPart } from '@portico/blog/text-part';
import { formCalls } from '@portico/contact-form/wire/admin';
import { useApiQuery } from '@portico/kernel/admin';
import { feedCalls } from '@portico/reviews/wire/admin';

/** What this site's features can insert into the text of a post. */
export const textParts: readonly TextPart[] = [
  {
    label: 'Insert a form',
    nothing: 'There is no form yet. Make one under Forms first.',
    useChoices() {
      const { data, error, refetch } = useApiQuery(formCalls.list);
      const choices = data?.items.map(({ hash, title }) => ({
        name: title,
        code: `[contact-form-7 id="${hash}" title="${title.replaceAll(/["[\]]/g, ' ')}"]`,
      }));
      return { choices: choices ?? null, error, retry: refetch };
    },
  },
  {
    label: 'Insert reviews',
    nothing: 'There is no list of reviews yet. Make one under Reviews first.',
    useChoices() {
      const { data, error, refetch } = useApiQuery(feedCalls.list, { query: { limit: 50 } });
      const choices = data?.items.map(({ id, title }) => ({ name: title, code: `[grw id=${id}]` }));
      return { choices: choices ?? null, error, retry: refetch };
    },
  },
];
