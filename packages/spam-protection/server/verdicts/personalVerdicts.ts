import {
  containing,
  type Database,
  jsonColumn,
  namesAddress,
  type PersonalData,
} from '@portico/kernel/server';
import Type from 'typebox';
import type { SpamTables } from '../tables.ts';

/** What the log stores about a person: submissions with the address, and those that mention it. */
export function personalVerdicts(database: Database): PersonalData {
  const tables = () => database.tables<SpamTables>();
  const naming = async (email: string) => {
    const rows = await tables()
      .selectFrom('spam_verdicts')
      .select(['id', 'source', 'made_at', 'content'])
      .where(containing(JSON.stringify(email).slice(1, -1), 'content'))
      .orderBy('made_at')
      .execute();
    return rows
      .map((row) => ({ ...row, content: contentIn(row.content) }))
      .filter(({ content }) => Object.values(content).some((words) => namesAddress(words, email)));
  };
  return {
    kind: 'Spam log',
    fate: 'Deleted. What the protection has learnt from it stays, and holds none of its words.',
    find: async (email) =>
      (await naming(email)).map(({ source, made_at, content }) => ({
        about: source,
        at: made_at,
        fields: content,
      })),
    async erase(email) {
      const ids = (await naming(email)).map(({ id }) => id);
      for (const id of ids) await tables().deleteFrom('spam_verdicts').where('id', '=', id).execute();
      return ids.length;
    },
  };
}

const contentIn = jsonColumn('spam_verdicts.content', Type.Record(Type.String(), Type.String()), {});
