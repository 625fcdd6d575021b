import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import { sizeInWords } from '@portico/kernel/typesetting';
import Type, { type Static } from 'typebox';
import { ById, FileName, Id, UploadId } from './adminShapes.ts';

/** The media library: pictures, video and audio. */

export const Picture = Type.Object({
  id: Id,
  name: Type.String(),
  /** Alternative text. */
  alt: Type.String(),
  title: Type.String(),
  /** These two may contain links and other markup. */
  caption: Type.String(),
  description: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  colour: Type.String(),
  madeAt: Type.Integer(),
  /** For a tile, and for a text. */
  smallUrl: Type.String(),
  url: Type.String(),
});
export type Picture = Static<typeof Picture>;

export const PictureDetails = Type.Object({
  ...Picture.properties,
  usedIn: Type.Array(Type.Object({ id: Id, title: Type.String() })),
});
export type PictureDetails = Static<typeof PictureDetails>;

const PictureBody = Type.Object({
  upload: UploadId,
  name: FileName,
  alt: Type.String({ maxLength: 300 }),
});
export const LONGEST_CAPTION = 2_000;
export const LONGEST_DESCRIPTION = 10_000;
/** Anything not given stays unchanged. */
const PictureChange = Type.Object({
  alt: Type.String({ maxLength: 300 }),
  title: Type.Optional(Type.String({ maxLength: 300 })),
  caption: Type.Optional(Type.String({ maxLength: LONGEST_CAPTION })),
  description: Type.Optional(Type.String({ maxLength: LONGEST_DESCRIPTION })),
});

export const pictureCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/blog/media' },
    query: Type.Object({ ...cursorQuery, search: Type.Optional(Type.String({ maxLength: 100 })) }),
    answer: CursorPage(Picture),
  }),
  add: endpoint({ method: 'POST', path: '/blog/media', body: PictureBody, answer: Picture }),
  read: endpoint({ method: 'GET', path: '/blog/media/:id', params: ById, answer: PictureDetails }),
  change: endpoint({
    ...{ method: 'PUT', path: '/blog/media/:id' },
    ...{ params: ById, body: PictureChange, answer: PictureDetails },
  }),
  remove: endpoint({ method: 'DELETE', path: '/blog/media/:id', params: ById }),
};

/** Accepted video and audio files, by extension. */
export const RECORDING_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
} as const;
export type RecordingExtension = keyof typeof RECORDING_TYPES;
export const isRecordingExtension = (text: string): text is RecordingExtension =>
  Object.hasOwn(RECORDING_TYPES, text);
const RECORDING_KINDS = ['video', 'sound'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];
export const LARGEST_RECORDING_BYTES = 500 * 1024 * 1024;

/** Shown before the upload if possible, otherwise after it. */
export const tooLarge = (what: string): string =>
  `${what} is larger than ${sizeInWords(LARGEST_RECORDING_BYTES)}. Please make it smaller first.`;

export const Recording = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum([...RECORDING_KINDS]),
  type: Type.String(),
  bytes: Type.Integer(),
  url: Type.String(),
  madeAt: Type.Integer(),
});
export type Recording = Static<typeof Recording>;

const RecordingBody = Type.Object({
  upload: UploadId,
  name: FileName,
});

export const recordingCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/blog/recordings' },
    query: Type.Object({
      ...cursorQuery,
      kind: Type.Optional(Type.Enum([...RECORDING_KINDS])),
      search: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: CursorPage(Recording),
  }),
  add: endpoint({ method: 'POST', path: '/blog/recordings', body: RecordingBody, answer: Recording }),
  remove: endpoint({ method: 'DELETE', path: '/blog/recordings/:id', params: ById }),
};
