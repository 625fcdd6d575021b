import type { SharedChunk } from './islands/SharedChunk.ts';

export const sharedChunks: readonly SharedChunk[] = [
  // Small modules shared by many islands: one file rather than a dozen of a hundred bytes each.
  {
    name: 'basics',
    order: 2,
    entries: [
      './dom/direction.ts',
      './dom/reducedMotion.ts',
      './records/isRecord.ts',
      './records/parsedJson.ts',
    ],
  },
  { name: 'basics', order: 2, joint: 'near', entries: ['./dom/debounce.ts'] },
  {
    name: 'page',
    order: 3,
    entries: [
      './dom/addSheet.ts',
      './dom/deviceMode.ts',
      './dom/inView.ts',
      './dom/playNear.ts',
      './dom/steps.ts',
      './dom/trapFocus.ts',
      './islands/loadChunk.ts',
      './over/over.css',
    ],
  },
  // What every React view over existing markup needs, loaded after the modules it shares with code that has no view.
  { name: 'folding', order: 6, entries: ['./islands/react/index.ts'] },
  {
    name: 'calls',
    order: 9,
    entries: [
      './http/errorCatalogue.ts',
      './http/exchange.ts',
      './http/formBody.ts',
      './http/jsonOf200.ts',
      './http/parseJson.ts',
      './http/readReply.ts',
      './storage/browserStorage.ts',
      './storage/expiringStore.ts',
    ],
  },
];
