import { isRecord, parsedJson } from '@portico/kernel/records';
import type { NewEvent } from './createEvents.ts';

const MOST_AT_ONCE = 200;

/** The events in the body of a call: one, several, or either as text in the form field `data`. */
export function readEvents(body: unknown): NewEvent[] {
  const sent = isRecord(body) && typeof body.data === 'string' ? parsed(body.data) : body;
  const list = Array.isArray(sent) ? sent : [sent];
  return list
    .slice(0, MOST_AT_ONCE)
    .filter(isRecord)
    .map(({ event, name, properties, ...rest }) => ({
      name: String(event ?? name ?? ''),
      payload: isRecord(properties) ? properties : rest,
    }))
    .filter((found) => found.name !== '');
}

function parsed(text: string): unknown {
  const plain = /^[[{]/.test(text.trim()) ? text : Buffer.from(text, 'base64').toString();
  // Reporters never get an error: unreadable events are dropped.
  return parsedJson(plain);
}
