import { isVideoFile, parseVideoAddress } from '@portico/kernel/videos';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { safeFile } from '../model/settings/link.ts';
import type { Settings } from '../model/settings/read.ts';

/** A document with one video, for a text that only has its URL; `null` if it is not a video's. */
export function videoAt(address: string, id: string): PageDocument | null {
  const settings = settingsFor(address.trim());
  if (!settings) return null;
  return {
    id,
    type: 'section',
    settings: {},
    elements: [{ id, elType: 'widget', widgetType: 'video', settings, elements: [] }],
  };
}

function settingsFor(address: string): Settings | null {
  const found = address.length <= LONGEST_ADDRESS ? parseVideoAddress(address) : null;
  const usual = { controls: 'yes', yt_privacy: 'yes', lazy_load: 'yes' };
  if (found) return { ...usual, video_type: found.provider, [`${found.provider}_url`]: address };
  const file = isVideoFile(address) ? safeFile(address) : '';
  return file ? { ...usual, video_type: 'hosted', insert_url: 'yes', external_url: { url: file } } : null;
}

const LONGEST_ADDRESS = 2_000;
