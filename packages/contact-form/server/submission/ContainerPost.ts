import type { CompiledForm } from '../../template/compileForm.ts';
import type { SubmissionContent } from './Submission.ts';

/** What mails may say about the post or page that a form stands on. */
export interface ContainerPost {
  readonly id: number;
  /** As it is called in its address. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** Empty where nobody is named. */
  readonly author: string;
  readonly authorEmail: string;
}

/**
 * Looks up what visitors can see under a number that a form was sent with: anybody can send any number, so what is not
 * published is nothing. `pageUrl` is where it was sent from, empty where the browser did not tell.
 */
export type FindPost = (id: number, pageUrl: string) => Promise<ContainerPost | null>;

/** The post that a message came from, if its mails or its answer speak of it. */
export async function containerPostOf(
  find: FindPost,
  form: CompiledForm,
  { containerPost, pageUrl }: Pick<SubmissionContent, 'containerPost' | 'pageUrl'>,
): Promise<ContainerPost | null> {
  return containerPost > 0 && form.speaksOfPost ? find(containerPost, pageUrl) : null;
}
