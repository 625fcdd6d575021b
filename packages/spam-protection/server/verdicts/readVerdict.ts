import { jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { VerdictDetail } from '../../wire/admin.ts';

export const contentIn = jsonColumn(
  'spam_verdicts.content',
  Type.Partial(VerdictDetail.properties.content),
  {},
);

export const reasonsIn = jsonColumn('spam_verdicts.reasons', VerdictDetail.properties.reasons, []);
