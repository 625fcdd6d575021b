import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/public.ts';

/**
 * Goes into the head, so that the page is painted once, in the palette that the visitor chose. A visitor who never did
 * gets what the style sheet gives: the site's own palette, or the device's.
 */
export const paletteScript = `try{var p=localStorage.getItem('${PALETTE_KEY}');if(p==='dark'||p==='light')document.documentElement.setAttribute('${PALETTE_ATTRIBUTE}',p)}catch(e){}`;
