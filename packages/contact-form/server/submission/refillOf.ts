import type { CompiledForm } from '../../template/compileForm.ts';
import type { Refill } from '../../wire/public.ts';
import type { Challenges } from './phases.ts';

/** New puzzles for a form that contains some. */
export async function refillOf(form: CompiledForm, { quizzes, captchas }: Challenges): Promise<Refill> {
  const quizTags = form.tags.filter(({ basetype }) => basetype === 'quiz');
  const captchaTags = form.tags.filter(({ basetype }) => basetype === 'captchac');
  const quiz: Record<string, readonly [string, string]> = {};
  for (const tag of quizTags) {
    const { question, answerKey } = await quizzes.ask(form.definition.id, tag);
    quiz[tag.name] = [question, answerKey];
  }
  const captcha = Object.fromEntries(captchaTags.map(({ name }) => [name, captchas.issue().imageUrl]));
  return { ...(quizTags.length > 0 && { quiz }), ...(captchaTags.length > 0 && { captcha }) };
}
