import { isOn, textOf } from '../model/settings/read.ts';
import { SHAPES } from '../model/styles/groups/shapes.ts';
import type { BuilderElement } from '../wire/public.ts';

/** The shape dividers at the top and bottom of a box. */
export function ShapeDividers({ element }: { element: BuilderElement }) {
  return (
    <>
      <ShapeDivider element={element} side="top" />
      <ShapeDivider element={element} side="bottom" />
    </>
  );
}

function ShapeDivider({ element: { settings }, side }: { element: BuilderElement; side: 'top' | 'bottom' }) {
  const name = textOf(settings[`shape_divider_${side}`]);
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (!shape) return null;
  const isNegative = isOn(settings[`shape_divider_${side}_negative`]) && shape.negative !== undefined;
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
