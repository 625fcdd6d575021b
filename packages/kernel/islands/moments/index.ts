import type { Moment, MomentName } from '../Island.ts';
import { idle } from './idle.ts';
import { now } from './now.ts';
import { touch } from './touch.ts';
import { ahead, reached, visible } from './visible.ts';

export const moments: Readonly<Record<MomentName, Moment>> = {
  now: /* @__PURE__ */ orTouched(now),
  idle: /* @__PURE__ */ orTouched(idle),
  reached: /* @__PURE__ */ orTouched(reached),
  visible: /* @__PURE__ */ orTouched(visible),
  ahead: /* @__PURE__ */ orTouched(ahead),
  touch,
};

/** A visitor may act before the code has loaded: their events start the island and are held for it. */
function orTouched(moment: Moment): Moment {
  return (element, wake, claims) => {
    if (claims.isDeaf) return moment(element, wake, claims);
    const stopHolding = touch(element, wake, claims);
    const callOff = moment(
      element,
      async () => {
        const runs = await wake();
        stopHolding();
        return runs;
      },
      claims,
    );
    return () => {
      callOff();
      stopHolding();
    };
  };
}
