import { date, dayofweek, maxdate, mindate, time } from './dateChecks.ts';
import { file, maxfilesize, minfilesize, requiredfile } from './fileChecks.ts';
import { maxnumber, minnumber, number, stepnumber } from './numberChecks.ts';
import type { Check } from './Rule.ts';
import { email, maxlength, minlength, oneOf, required, tel, url } from './textChecks.ts';

/** Every rule for a single field, by its name in the schema. `all` and `any` are in `evaluate`. */
export const checks: Readonly<Record<string, Check>> = {
  required,
  requiredfile,
  email,
  url,
  tel,
  number,
  date,
  time,
  file,
  enum: oneOf,
  dayofweek,
  minitems: ({ count }, { threshold }) => !(count < Number(threshold)),
  maxitems: ({ count }, { threshold }) => !(count > Number(threshold)),
  minlength,
  maxlength,
  minnumber,
  maxnumber,
  stepnumber,
  mindate,
  maxdate,
  minfilesize,
  maxfilesize,
};
