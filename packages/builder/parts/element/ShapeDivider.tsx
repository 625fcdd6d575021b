import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { SHAPES } from '../../model/styles/groups/shapes.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** The shape dividers at the top and bottom of a box. */
export function ShapeDividers({ element }: { element: BuilderElement }) {
  return (
    <>
      <ShapeDivider settings={element.settings} side="top" />
      <ShapeDivider settings={element.settings} side="bottom" />
    </>
  );
}

interface ShapeDividerProps {
  readonly settings: Settings;
  readonly side: 'top' | 'bottom';
  /** Its setting, before which those of its details are. */
  readonly setting?: string;
}

export function ShapeDivider({ settings, side, setting = `shape_divider_${side}` }: ShapeDividerProps) {
  const name = textOf(settings[setting]);
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (!shape) return null;
  const isNegative = isOn(settings[`${setting}_negative`]) && shape.negative !== undefined;
  const paths = (isNegative && shape.negative) || shape.paths;
  const { ratio, grows } = shape;
  const height = grows && ratio ? Math.round(1e5 / ratio) / 100 : 100;
  return (
    <div className={`elementor-shape elementor-shape-${side}`} aria-hidden="true" data-negative={isNegative}>
      <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio={grows ?? 'none'} aria-hidden="true">
        {paths.map((d, index) => (
          <path
            key={d}
            className="elementor-shape-fill"
            d={d}
            {...(grows && { transform: `scale(1 ${height / 100})` })}
            {...(index < paths.length - 1 && { opacity: shape.opacities?.[index] ?? 0.33 })}
          />
        ))}
      </svg>
    </div>
  );
}
