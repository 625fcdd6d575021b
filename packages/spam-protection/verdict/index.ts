export { isEmailAddress } from './emailSyntax.ts';
export { noEvidence } from './evidence.ts';
export { judge, SPAM_FROM } from './judge.ts';
export {
  type Lesson,
  rowsOfText,
  type SiteLayer,
  siteLayerOf,
  type TaughtRow,
  teach,
} from './text/siteLayer.ts';
export type { Content, Decision, EmailStanding, History, Reason, Verdict } from './Verdict.ts';
