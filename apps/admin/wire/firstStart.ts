import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** The steps for a new site, in the order they are offered. */
export const GUIDE_STEPS = ['about', 'look', 'start', 'mail', 'account'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export const STARTERS = ['studio', 'practice', 'counter'] as const;
export type Starter = (typeof STARTERS)[number];

const closed = { additionalProperties: false } as const;
const Step = Type.Enum([...GUIDE_STEPS]);
const StepState = Type.Enum(['open', 'done', 'skipped']);
const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Such as #1f5c57.' });

const Colours = Type.Object({ primary: Colour, accent: Colour }, closed);
export type Colours = Static<typeof Colours>;

export const FirstStart = Type.Object({
  begun: Type.Enum(['empty', 'demo'], {
    description: '`demo` for as long as the site is the demo.',
  }),
  undoUntil: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Epoch milliseconds until which the demo can be brought back, if it can.',
  }),
  isOver: Type.Boolean({ description: 'Somebody has gone through it, or wants to see it no more.' }),
  steps: Type.Array(Type.Object({ name: Step, state: StepState })),
  colours: Type.Union([Colours, Type.Null()], {
    description: 'The global colours; none while none are set.',
  }),
  starter: Type.Union([Type.Enum([...STARTERS]), Type.Null()], {
    description: 'The kit that the site was started with.',
  }),
  canUndoStarter: Type.Boolean(),
  form: Type.Union(
    [Type.Object({ id: Type.Integer(), title: Type.String(), recipient: Type.String() }), Type.Null()],
    {
      description: 'The first form, and who gets its messages; empty for the owner of the site.',
    },
  ),
});
export type FirstStart = Static<typeof FirstStart>;

const Count = Type.Integer({ minimum: 0 });
export const DemoParts = Type.Object(
  {
    pages: Count,
    posts: Count,
    comments: Count,
    products: Count,
    reviews: Count,
    forms: Count,
    menus: Count,
    pictures: Count,
  },
  { description: 'What of the demo would go: all that nobody has changed.' },
);
export type DemoParts = Static<typeof DemoParts>;

const ROOT = '/first-start';
const StepChange = Type.Object({ step: Step, state: StepState }, closed);
const Recipient = Type.Object({ recipient: Type.String({ maxLength: 254 }) }, closed);
const StarterChoice = Type.Object({ starter: Type.Enum([...STARTERS]) }, closed);

export const firstStartCalls = {
  read: endpoint({ method: 'GET', path: ROOT, answer: FirstStart }),
  note: endpoint({ method: 'PUT', path: `${ROOT}/steps`, body: StepChange, answer: FirstStart }),
  finish: endpoint({ method: 'POST', path: `${ROOT}/finish`, answer: FirstStart }),
  colour: endpoint({ method: 'PUT', path: `${ROOT}/colours`, body: Colours, answer: FirstStart }),
  start: endpoint({ method: 'POST', path: `${ROOT}/starter`, body: StarterChoice, answer: FirstStart }),
  takeBack: endpoint({ method: 'DELETE', path: `${ROOT}/starter`, answer: FirstStart }),
  recipient: endpoint({ method: 'PUT', path: `${ROOT}/recipient`, body: Recipient, answer: FirstStart }),
  demo: endpoint({ method: 'GET', path: `${ROOT}/demo`, answer: DemoParts }),
  leaveDemo: endpoint({ method: 'DELETE', path: `${ROOT}/demo`, answer: FirstStart }),
  returnDemo: endpoint({ method: 'POST', path: `${ROOT}/demo`, answer: FirstStart }),
};
