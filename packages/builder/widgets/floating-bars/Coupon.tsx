import { Slot } from '@portico/kernel/islands/react';
import { choiceOf, isRecord, type Settings, sizeOf, textOf } from '../../model/settings/read.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { Announcement } from './Announcement.tsx';
import { Bar } from './Bar.tsx';
import { COUPON_KINDS, COUPON_SHAPES } from './couponShapes.ts';

/** An offer with a code that is copied on click. */
export function Coupon({ element }: { readonly element: BuilderElement }) {
  const { settings } = element;
  return (
    <Bar
      element={{ ...element, settings: withEntrance(settings) }}
      words={textOf(settings.announcement_text)}
      sheet="floating-coupon"
    >
      <Announcement settings={settings} />
      {textOf(settings.coupon_code) && <CouponButton settings={settings} />}
    </Bar>
  );
}

function CouponButton({ settings }: { readonly settings: Settings }) {
  const draw = useIcons();
  const code = textOf(settings.coupon_code);
  const kind = choiceOf(settings.style_coupon_type, COUPON_KINDS, 'cutout');
  const shape = COUPON_SHAPES[kind];
  const part = (name: string, icon: unknown, words: string) => {
    const drawn = draw(icon);
    return (
      <span className={`e-floating-bars__coupon-text-group e-floating-bars__coupon-${name}`}>
        {drawn && <Slot as="span" className="e-floating-bars__coupon-icon" html={drawn} />}
        <span className="e-floating-bars__coupon-text">{words}</span>
      </span>
    );
  };
  return (
    <button
      type="button"
      className={`e-floating-bars__coupon-button is-type-${kind}${settings.style_coupon_show_border === '' ? '' : ' has-border'}${animationName(settings.style_coupon_animation) ? ' has-entrance-animation' : ''}`}
      value={code}
      data-ms={saidMs(settings.style_coupon_success_message_duration)}
    >
      {shape && (
        <svg className="e-floating-bars__shape" viewBox={`0 0 ${shape.width} 40`} aria-hidden="true">
          <path d={shape.path} />
        </svg>
      )}
      {part('code', settings.coupon_copy_icon, code)}
      <span role="status">
        {part('success', settings.coupon_success_icon, textOf(settings.coupon_success_message))}
      </span>
    </button>
  );
}

/** The script expects the entrance animation of a bar's button under one name. */
function withEntrance(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name.replace('style_coupon_animation', 'style_cta_button_animation'),
      value,
    ]),
  );
}

function saidMs(value: unknown): number {
  const size = sizeOf(value);
  if (size === null) return SAID_MS;
  return isRecord(value) && value.unit === 'ms' ? size : size * 1000;
}

const SAID_MS = 1500;
