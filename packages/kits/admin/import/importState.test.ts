import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../manifest/parseManifest.ts';
import { kitProblem, problemOfAnswer } from '../calls/KitProblem.ts';
import { safeReturn } from '../revert/safeReturn.ts';
import {
  IMPORT_STATUSES,
  type ImportEvent,
  importState,
  isZip,
  NOTHING_YET,
  stepFor,
} from './importState.ts';

const kit = {
  session: 's',
  manifest: parseManifest({ version: '3.0', templates: { 1: { doc_type: 'page' } } }).manifest,
};
const run = (...events: ImportEvent[]) => events.reduce(importState, NOTHING_YET);

describe('an import', () => {
  it('KT-04 goes from upload to done', () => {
    const uploading = run({ type: 'chosen', fileName: 'kit.zip' }, { type: 'sent', share: 0.5 });
    expect(uploading).toMatchObject({ status: 'UPLOADING', sent: 0.5 });
    const customizing = importState(uploading, { type: 'uploaded', kit });
    expect(customizing).toMatchObject({
      status: 'CUSTOMIZING',
      selection: { includes: ['templates', 'plugins'] },
    });
    const importing = [
      { type: 'begun', at: 1000 },
      { type: 'announced', runners: ['plugins', 'templates'] },
      { type: 'stepped', runner: 'plugins', data: { plugins: ['Builder'] } },
    ].reduce((state, event) => importState(state, event as ImportEvent), customizing);
    expect(importing).toMatchObject({
      status: 'IMPORTING',
      done: ['plugins'],
      importedData: { plugins: ['Builder'] },
    });
    expect(importState(importing, { type: 'completed', importedData: {}, at: 3346 })).toMatchObject({
      status: 'COMPLETED',
      seconds: 2.35,
    });
  });

  it('KT-06 a failure is kept until it is dismissed, and leads back to where another try starts', () => {
    const problem = kitProblem('invalid-zip-file', 'It is damaged.');
    const refused = run({ type: 'chosen', fileName: 'x.zip' }, { type: 'failed', problem });
    expect(refused).toMatchObject({ status: 'PENDING', problem });
    expect(importState(refused, { type: 'dismissed' }).problem).toBeNull();
    const broken = run(
      { type: 'chosen', fileName: 'x.zip' },
      { type: 'uploaded', kit },
      { type: 'begun', at: 0 },
      { type: 'failed', problem },
    );
    expect(broken.status).toBe('IMPORTING');
    expect(importState(broken, { type: 'dismissed' }).status).toBe('CUSTOMIZING');
  });

  it('KT-04 an answer that comes too late changes nothing, and a step that does not fit is not shown', () => {
    expect(run({ type: 'uploaded', kit })).toBe(NOTHING_YET);
    fc.assert(
      fc.property(fc.constantFrom(...IMPORT_STATUSES), fc.string(), (status, wished) => {
        const step = stepFor(status, wished);
        expect(stepFor(status, step)).toBe(step);
      }),
    );
    expect(stepFor('IMPORTING', 'content')).toBe('process');
    expect(stepFor('CUSTOMIZING', 'changes')).toBe('changes');
    expect(stepFor('PENDING', 'complete')).toBe('');
  });

  it.each([
    [{ name: 'kit.zip', type: '' }, true],
    [{ name: 'KIT.ZIP', type: 'application/octet-stream' }, true],
    [{ name: 'kit', type: 'application/zip' }, true],
    [{ name: 'kit.rar', type: 'application/x-rar' }, false],
  ])('KT-04 takes %j as a kit: %s', (file, isTaken) => {
    expect(isZip(file)).toBe(isTaken);
  });

  it.each([
    ['/admin/pages', '/admin/pages'],
    ['https://site.example/x', 'https://site.example/x'],
    ['https://evil.example/x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('KT-04 afterwards goes from %j to %j', (address, place) => {
    expect(safeReturn(address, 'https://site.example')).toBe(place);
  });
});

describe('what went wrong', () => {
  it('KT-06 is read from the answer: the code, the sentence, and whether another try may help', () => {
    expect(problemOfAnswer(408, null).code).toBe('timeout');
    expect(problemOfAnswer(500, { data: { code: 'invalid-zip-file', message: 'Cut off.' } })).toEqual({
      code: 'invalid-zip-file',
      message: 'Cut off.',
      canRetry: true,
    });
    expect(problemOfAnswer(500, { data: { code: 'nobody-knows' } })).toMatchObject({
      code: 'general',
      message: 'The kit could not be processed. Try again.',
    });
    expect(problemOfAnswer(502, undefined).code).toBe('general');
    expect(
      problemOfAnswer(500, {
        data: {
          code: 'insufficient-storage-quota',
          message: { replacements: { filename: 'Kit.zip', maxSize: '1.00' } },
        },
      }),
    ).toEqual({
      code: 'insufficient-storage-quota',
      message: 'Kit.zip does not fit; the library holds 1.00 GB.',
      canRetry: false,
    });
  });
});
