import type { Moment, MomentName } from '../Island.ts';
import { idle } from './idle.ts';
import { now } from './now.ts';
import { touch } from './touch.ts';
import { visible } from './visible.ts';

export const moments: Readonly<Record<MomentName, Moment>> = {
  now,
  idle: orTouched(idle),
  visible: orTouched(visible),
  touch,
};

/** A visitor may be quicker than the code of what they see: what they do meanwhile wakes it, and waits for it. */
function orTouched(moment: Moment): Moment {
  return (element, wake) => {
    const stopHolding = touch(element, wake);
    const callOff = moment(element, async () => {
      const runs = await wake();
      stopHolding();
      return runs;
    });
    return () => {
      callOff();
      stopHolding();
    };
  };
}
