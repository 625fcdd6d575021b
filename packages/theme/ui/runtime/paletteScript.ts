import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/public.ts';

/**
 * Goes into the head, so that the page is painted once, in the visitor's chosen palette. Without a choice the style sheet
 * decides: the site's own palette, or the device's.
 */
export const paletteScript = `try{var p=localStorage.getItem('${PALETTE_KEY}');if(p==='dark'||p==='light')document.documentElement.setAttribute('${PALETTE_ATTRIBUTE}',p)}catch(e){}`;
