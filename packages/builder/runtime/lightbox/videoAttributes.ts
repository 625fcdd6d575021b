import type { VideoHTMLAttributes } from 'react';
import type { Settings } from '../../model/settings/read.ts';
import { loadableAddress } from './loadableAddress.ts';

type VideoAttributes = Pick<
  VideoHTMLAttributes<HTMLVideoElement>,
  'controls' | 'loop' | 'muted' | 'playsInline' | 'preload' | 'poster' | 'controlsList'
>;

const PRELOADS = ['none', 'metadata', 'auto'] as const;

/** The allowed ones of the requested video attributes. As in markup, presence means on. */
export function videoAttributes(params: Settings, base: string): VideoAttributes {
  const has = (name: string): boolean => Object.hasOwn(params, name) && params[name] !== false;
  const poster = loadableAddress(params.poster, base);
  const preload = PRELOADS.find((one) => one === params.preload);
  return {
    // Without any parameters, controls are shown.
    controls: has('controls') || Object.keys(params).length === 0,
    loop: has('loop'),
    muted: has('muted'),
    playsInline: true,
    ...(preload && { preload }),
    ...(poster && { poster }),
    ...(params.controlsList === 'nodownload' && { controlsList: 'nodownload' }),
  };
}
