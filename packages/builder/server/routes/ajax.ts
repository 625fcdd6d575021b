import { parsedJson } from '@portico/kernel/records';
import type { Nonces } from '@portico/kernel/server';
import { type Actor, NONCE_ACTION, refuseAction } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { isRecord, recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { EDITOR_CALL } from '../../wire/public.ts';
import type { Preferences } from '../createPreferences.ts';
import { UnfitContentError } from '../documents/cleanContent.ts';
import { DocumentError, missing } from '../documents/DocumentError.ts';
import type { Documents } from '../documents/Documents.ts';
import type { MailGuard } from '../documents/mailGuard.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import { previewAddress } from '../previews.ts';

interface Parts {
  readonly nonces: Nonces;
  readonly documents: Documents;
  readonly preferences: Preferences;
  readonly guardMails: MailGuard;
}

/** One call carries what accumulates in half a second; no editor sends more than this. */
const MOST_ACTIONS = 50;

/** The AJAX endpoint of Elementor's own editor, in its format. */
export function answerEditorCalls(app: FastifyInstance, parts: Parts): void {
  app.onAdminAjax([EDITOR_CALL.action], async ({ fields, request, reply }) => {
    const actor = await request.identify();
    // As WordPress responds to visitors for an action that requires signing in.
    if (!actor) return refuseAction(reply);
    if (!(await isGoodNonce(parts.nonces, fields._nonce, actor)))
      return reply.code(401).send({
        success: false,
        data: { code: 'token_expired', message: 'This page has been open for too long. Please try again.' },
      });
    const actions = actionsIn(fields.actions);
    if (!actions)
      return reply.code(400).send({
        success: false,
        data: { code: 'bad_request', message: 'The actions are not a JSON object.' },
      });
    const responses: Record<string, Response> = {};
    // Sequentially: a later action in the same call may depend on an earlier one.
    for (const [id, action] of actions)
      responses[id] = await answer(parts, actor, fields.editor_post_id, action);
    return reply.send({ success: true, data: { responses } });
  });
}

interface Response {
  readonly success: boolean;
  readonly code: number;
  readonly data: unknown;
}

async function answer(parts: Parts, actor: Actor, postId: unknown, action: unknown): Promise<Response> {
  const { action: name, data } = recordOf(action);
  try {
    switch (name) {
      case 'save_builder':
        return done(await saveBuilder(parts, actor, postId, recordOf(data)));
      case 'discard_changes':
        await parts.documents.discardAutosave(idOf(postId), authorOf(actor));
        return done(true);
      case 'save_editorPreferences_settings': {
        const { data: inner = data } = recordOf(data);
        await parts.preferences.change(actor.userId, inner);
        return done(true);
      }
      default:
        return refused(400, 'Action not found.');
    }
  } catch (error) {
    if (error instanceof UnfitContentError) return refused(400, error.message);
    if (error instanceof DocumentError) return refused(CODES[error.reason], error.message);
    throw error;
  }
}

const CODES = {
  missing: 404,
  'newer-version': 409,
  'taken-address': 409,
  'unfit-address': 400,
  'mail-forbidden': 403,
} as const;

/** Elementor's non-public statuses are drafts here. */
async function saveBuilder(parts: Parts, actor: Actor, postId: unknown, data: Settings): Promise<unknown> {
  const { documents, nonces } = parts;
  const id = idOf(postId);
  const before = await documents.find(id);
  if (!before || before.trashedAt !== null) throw missing();
  const status = textOf(data.status, 'draft');
  const settings = data.settings ?? before.settings;
  const content = {
    version: before.version,
    title: (isRecord(settings) && textOf(settings.post_title).trim().slice(0, 200)) || before.title,
    settings,
    elements: listOf(data.elements ?? before.elements),
  };
  await parts.guardMails(actor, id, content.elements);
  const author = authorOf(actor);
  let revision: number | undefined;
  let after: StoredDocument = before;
  if (status === 'autosave' && before.isPublished)
    revision = (await documents.autosave(id, content, author)).id;
  else after = await documents.save(id, { ...content, publish: status === 'publish' }, author);
  const value = after.isPublished ? 'publish' : 'draft';
  return {
    status: status === 'autosave' ? value : status,
    config: {
      document: {
        last_edited: `Last edited on ${new Date(after.changedAt).toISOString()} by ${after.changedBy}`,
        urls: { wp_preview: await previewAddress(nonces, id, revision) },
        status: { value, label: after.isPublished ? 'Published' : 'Draft' },
      },
    },
  };
}

async function isGoodNonce(nonces: Nonces, nonce: unknown, { sessionId }: Actor): Promise<boolean> {
  for (const action of [EDITOR_CALL.action, NONCE_ACTION])
    if ((await nonces.verify(nonce, action, sessionId)) !== 'invalid') return true;
  return false;
}

function actionsIn(value: unknown): [string, unknown][] | null {
  const actions = typeof value === 'string' ? parsedJson(value) : value;
  if (!isRecord(actions)) return null;
  const entries = Object.entries(actions).filter(([id]) => id !== '__proto__');
  return entries.length <= MOST_ACTIONS ? entries : null;
}

function idOf(value: unknown): number {
  const id = Number(textOf(value));
  if (!Number.isSafeInteger(id) || id < 1) throw missing();
  return id;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnfitContentError('The elements of a page must be a list.');
  return value;
}

function authorOf({ userId, displayName }: Actor) {
  return { id: userId, name: displayName };
}

const done = (data: unknown): Response => ({ success: true, code: 200, data });
const refused = (code: number, message: string): Response => ({ success: false, code, data: { message } });
