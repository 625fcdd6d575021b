import type { CompiledForm } from '../../template/compileForm.ts';
import type { SubmissionContent } from './Submission.ts';

/** What mails may say about the post or page that contains the form. */
export interface ContainerPost {
  readonly id: number;
  /** Its slug. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** Empty if there is none. */
  readonly author: string;
  readonly authorEmail: string;
}

/**
 * Looks up the published post for an ID sent with a form. Anybody can send any ID, so unpublished posts are not found.
 * `pageUrl` is where it was sent from, empty if the browser did not say.
 */
export type FindPost = (id: number, pageUrl: string) => Promise<ContainerPost | null>;

/** The post that a message came from, if its mails or reply mention it. */
export async function containerPostOf(
  find: FindPost,
  form: CompiledForm,
  { containerPost, pageUrl }: Pick<SubmissionContent, 'containerPost' | 'pageUrl'>,
): Promise<ContainerPost | null> {
  return containerPost > 0 && form.speaksOfPost ? find(containerPost, pageUrl) : null;
}
