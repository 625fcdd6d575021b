import { COMMENT_AREA } from '../../wire/public.ts';
import type { GuardPart } from '../Guard.ts';
import type { TypingData } from './TypingData.ts';

const AUTOCOMPLETE = 'onautocomplete';
const COMPLETED = 'autocompleted';

/** Observes every comment field in the page as loaded. The data of each grows while the visitor writes. */
export const join: GuardPart['join'] = (guard) => {
  const { view, typing } = guard.protection;
  const areas = view.document.querySelectorAll<HTMLTextAreaElement>(COMMENT_AREA);
  for (const area of areas) typing.push(follow(area, guard.typed));
  delete guard.typed;
  announceAutofill(view);
};

function follow(area: HTMLTextAreaElement, early: readonly Event[] = []): TypingData {
  const data: TypingData = {
    isAutoFill: false,
    isUseBuffer: false,
    speedDelta: 0,
    firstKeyTimestamp: 0,
    lastKeyTimestamp: 0,
    lastDelta: 0,
    countOfKey: 0,
  };
  area.addEventListener('paste', () => {
    data.isUseBuffer = true;
  });
  area.addEventListener(AUTOCOMPLETE, () => {
    data.isAutoFill = true;
  });
  const onInput = (now: number): void => {
    const pause = now - data.lastKeyTimestamp;
    data.countOfKey += 1;
    if (data.countOfKey === 1) data.firstKeyTimestamp = now;
    else {
      if (data.countOfKey > 2) data.speedDelta += Math.abs(data.lastDelta - pause);
      data.lastDelta = pause;
    }
    data.lastKeyTimestamp = now;
  };
  for (const { target, timeStamp } of early) if (target === area) onInput(performance.timeOrigin + timeStamp);
  area.addEventListener('input', () => onInput(Date.now()));
  return data;
}

/** Browsers do not announce autofill; they leave traces, and other scripts of the page wait for the event. */
function announceAutofill(view: Window): void {
  const onTrace = (event: Event): void => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const wasFilled =
      event.type === 'animationstart'
        ? (event as AnimationEvent).animationName === 'onautofillstart'
        : (event as InputEvent).inputType === 'insertReplacementText' || !('data' in event);
    if (!wasFilled && !field.hasAttribute(COMPLETED)) return;
    field.toggleAttribute(COMPLETED, wasFilled);
    const announcement = new CustomEvent(AUTOCOMPLETE, { bubbles: true, cancelable: wasFilled });
    if (!field.dispatchEvent(announcement)) field.value = '';
  };
  view.addEventListener('animationstart', onTrace, true);
  view.addEventListener('input', onTrace, true);
}
