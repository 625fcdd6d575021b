import { numberOf, recordOf } from '../settings/read.ts';
import { transformFunction } from './atomicEffects.ts';
import { atomicValue } from './atomicValue.ts';

/** An author's own keyframes: a list of `{ stop, settings: { opacity, move, rotate, scale, skew } }`, each with its type. */
export function keyframesCss(list: unknown): string {
  return (Array.isArray(list) ? list.slice(0, MOST) : []).map(keyframe).join('');
}

const MOST = 50;
const TRANSFORMS = ['move', 'rotate', 'scale', 'skew'];

function keyframe(item: unknown): string {
  const { stop, settings } = recordOf(recordOf(item).value);
  const at = numberOf(recordOf(recordOf(stop).value).size);
  if (at === null || at < 0 || at > 100) return '';
  const looks = recordOf(recordOf(settings).value);
  const transform = TRANSFORMS.flatMap((name) => transformFunction(looks[name]) ?? []).join(' ');
  const opacity = atomicValue(looks.opacity);
  return `${at}%{${[opacity && `opacity:${opacity}`, transform && `transform:${transform}`].filter(Boolean).join(';')}}`;
}
