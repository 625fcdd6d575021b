import type { VideoHTMLAttributes } from 'react';
import { loadableAddress } from '../../browser/actions/loadableAddress.ts';
import type { Settings } from '../../settings/read.ts';

type FilmAttributes = Pick<
  VideoHTMLAttributes<HTMLVideoElement>,
  'controls' | 'loop' | 'muted' | 'playsInline' | 'preload' | 'poster' | 'controlsList'
>;

const PRELOADS = ['none', 'metadata', 'auto'] as const;

/** Of the attributes that a page or a hash asks for, those that a film may have. As in markup, being named is being on. */
export function filmAttributes(params: Settings, base: string): FilmAttributes {
  const has = (name: string): boolean => Object.hasOwn(params, name) && params[name] !== false;
  const poster = loadableAddress(params.poster, base);
  const preload = PRELOADS.find((one) => one === params.preload);
  return {
    // Who says nothing at all gets what a visitor needs.
    controls: has('controls') || Object.keys(params).length === 0,
    loop: has('loop'),
    muted: has('muted'),
    playsInline: true,
    ...(preload && { preload }),
    ...(poster && { poster }),
    ...(params.controlsList === 'nodownload' && { controlsList: 'nodownload' }),
  };
}
