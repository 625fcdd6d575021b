/**
 * The open fonts that ship with the product, each a package of Fontsource: family, what stands in for letters that it
 * does not have, weights upright, weights in italics, and its letters. `100-900` is one file with all weights between.
 */
export const FONT_TABLE = `
ABeeZee | sans-serif | 400 | 400 | latin latin-ext
Abel | sans-serif | 400 | - | latin
Abril Fatface | sans-serif | 400 | - | latin latin-ext
Acme | sans-serif | 400 | - | latin
Aladin | sans-serif | 400 | - | latin latin-ext
Alata | sans-serif | 400 | - | latin latin-ext vietnamese
Albert Sans | sans-serif | 100-900 | 100-900 | latin latin-ext
Alegreya | serif | 400-900 | 400-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Alegreya Sans | sans-serif | 100 300 400 500 700 800 900 | 100 300 400 500 700 800 900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Alfa Slab One | sans-serif | 400 | - | latin latin-ext vietnamese
Allura | cursive | 400 | - | latin latin-ext vietnamese
Almarai | sans-serif | 300 400 700 800 | - | latin arabic
Amatic SC | cursive | 400 700 | - | latin latin-ext cyrillic vietnamese hebrew
Anton | sans-serif | 400 | - | latin latin-ext vietnamese
Archivo | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Archivo Black | sans-serif | 400 | - | latin latin-ext
Archivo Narrow | sans-serif | 400-700 | 400-700 | latin latin-ext vietnamese
Arimo | sans-serif | 400-700 | 400-700 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese hebrew
Arvo | serif | 400 700 | 400 700 | latin
Asap | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Assistant | sans-serif | 200-800 | - | latin latin-ext hebrew
Bai Jamjuree | sans-serif | 200 300 400 500 600 700 | 200 300 400 500 600 700 | latin latin-ext vietnamese thai
Bangers | sans-serif | 400 | - | latin latin-ext vietnamese
Barlow | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext vietnamese
Barlow Condensed | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext vietnamese
Be Vietnam Pro | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext vietnamese
Bebas Neue | sans-serif | 400 | - | latin latin-ext
Bitter | serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Bodoni Moda | serif | 400-900 | 400-900 | latin latin-ext
Bree Serif | serif | 400 | - | latin latin-ext
Bricolage Grotesque | sans-serif | 200-800 | - | latin latin-ext vietnamese
Cabin | sans-serif | 400-700 | 400-700 | latin latin-ext vietnamese
Cairo | sans-serif | 200-1000 | - | latin latin-ext arabic
Cardo | serif | 400 700 | 400 | latin latin-ext greek greek-ext hebrew
Catamaran | sans-serif | 100-900 | - | latin latin-ext tamil
Caveat | cursive | 400-700 | - | latin latin-ext cyrillic cyrillic-ext
Chakra Petch | sans-serif | 300 400 500 600 700 | 300 400 500 600 700 | latin latin-ext vietnamese thai
Chivo | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Cinzel | serif | 400-900 | - | latin latin-ext
Cinzel Decorative | sans-serif | 400 700 900 | - | latin latin-ext
Comfortaa | sans-serif | 300-700 | - | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Cookie | cursive | 400 | - | latin
Cormorant | serif | 300-700 | 300-700 | latin latin-ext cyrillic cyrillic-ext vietnamese
Cormorant Garamond | serif | 300-700 | 300-700 | latin latin-ext cyrillic cyrillic-ext vietnamese
Courgette | cursive | 400 | - | latin latin-ext
Crete Round | serif | 400 | 400 | latin latin-ext
Crimson Pro | serif | 200-900 | 200-900 | latin latin-ext vietnamese
Crimson Text | serif | 400 600 700 | 400 600 700 | latin latin-ext vietnamese
Dancing Script | cursive | 400-700 | - | latin latin-ext vietnamese
Didact Gothic | sans-serif | 400 | - | latin latin-ext cyrillic cyrillic-ext greek greek-ext
DM Sans | sans-serif | 100-1000 | 100-1000 | latin latin-ext
DM Serif Display | serif | 400 | 400 | latin latin-ext
DM Serif Text | serif | 400 | 400 | latin latin-ext
Domine | serif | 400-700 | - | latin latin-ext
Dosis | sans-serif | 200-800 | - | latin latin-ext vietnamese
EB Garamond | serif | 400-800 | 400-800 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Encode Sans | sans-serif | 100-900 | - | latin latin-ext vietnamese
Epilogue | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Exo 2 | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Figtree | sans-serif | 300-900 | 300-900 | latin latin-ext
Fira Sans | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Fjalla One | sans-serif | 400 | - | latin latin-ext cyrillic-ext vietnamese
Forum | sans-serif | 400 | - | latin latin-ext cyrillic cyrillic-ext
Francois One | sans-serif | 400 | - | latin latin-ext vietnamese
Frank Ruhl Libre | serif | 300-900 | - | latin latin-ext hebrew
Fraunces | serif | 100-900 | 100-900 | latin latin-ext vietnamese
Fredoka | sans-serif | 300-700 | - | latin latin-ext hebrew
Genos | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Gilda Display | serif | 400 | - | latin latin-ext
Great Vibes | cursive | 400 | - | latin latin-ext cyrillic cyrillic-ext greek-ext vietnamese
Hanken Grotesk | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic-ext vietnamese
Heebo | sans-serif | 100-900 | - | latin latin-ext hebrew
Hind | sans-serif | 300 400 500 600 700 | - | latin latin-ext devanagari
IBM Plex Mono | monospace | 100 200 300 400 500 600 700 | 100 200 300 400 500 600 700 | latin latin-ext cyrillic cyrillic-ext vietnamese
IBM Plex Sans | sans-serif | 100-700 | 100-700 | latin latin-ext cyrillic cyrillic-ext greek vietnamese
IBM Plex Serif | serif | 100 200 300 400 500 600 700 | 100 200 300 400 500 600 700 | latin latin-ext cyrillic cyrillic-ext vietnamese
Inconsolata | monospace | 200-900 | - | latin latin-ext vietnamese
Indie Flower | cursive | 400 | - | latin latin-ext
Instrument Sans | sans-serif | 400-700 | 400-700 | latin latin-ext
Instrument Serif | serif | 400 | 400 | latin latin-ext
Inter | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Inter Tight | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Italiana | sans-serif | 400 | - | latin
Josefin Sans | sans-serif | 100-700 | 100-700 | latin latin-ext vietnamese
Jost | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic
Judson | serif | 400 700 | 400 | latin latin-ext vietnamese
Kanit | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext vietnamese thai
Karla | sans-serif | 200-800 | 200-800 | latin latin-ext
Kaushan Script | cursive | 400 | - | latin latin-ext
Khand | sans-serif | 300 400 500 600 700 | - | latin latin-ext devanagari
Kumbh Sans | sans-serif | 100-900 | - | latin latin-ext
Lato | sans-serif | 100 300 400 700 900 | 100 300 400 700 900 | latin latin-ext
League Spartan | sans-serif | 100-900 | - | latin latin-ext vietnamese
Lexend | sans-serif | 100-900 | - | latin latin-ext vietnamese
Libre Baskerville | serif | 400-700 | 400-700 | latin latin-ext
Libre Caslon Text | serif | 400 700 | 400 | latin latin-ext
Libre Franklin | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Lilita One | sans-serif | 400 | - | latin latin-ext
Lobster | sans-serif | 400 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Lora | serif | 400-700 | 400-700 | latin latin-ext cyrillic cyrillic-ext vietnamese
Manrope | sans-serif | 200-800 | - | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Marcellus | serif | 400 | - | latin latin-ext
Maven Pro | sans-serif | 400-900 | - | latin latin-ext vietnamese
Merriweather | serif | 300-900 | 300-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Merriweather Sans | sans-serif | 300-800 | 300-800 | latin latin-ext cyrillic-ext vietnamese
Michroma | sans-serif | 400 | - | latin latin-ext
Monoton | sans-serif | 400 | - | latin latin-ext
Montserrat | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Montserrat Alternates | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Mukta | sans-serif | 200 300 400 500 600 700 800 | - | latin latin-ext devanagari
Mulish | sans-serif | 200-1000 | 200-1000 | latin latin-ext cyrillic cyrillic-ext vietnamese
Noto Sans | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese devanagari
Noto Serif | serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Nunito | sans-serif | 200-1000 | 200-1000 | latin latin-ext cyrillic cyrillic-ext vietnamese
Nunito Sans | sans-serif | 200-1000 | 200-1000 | latin latin-ext cyrillic cyrillic-ext vietnamese
Old Standard TT | serif | 400 700 | 400 | latin latin-ext cyrillic cyrillic-ext vietnamese
Onest | sans-serif | 100-900 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Open Sans | sans-serif | 300-800 | 300-800 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese hebrew
Orbitron | sans-serif | 400-900 | - | latin
Oswald | sans-serif | 200-700 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Outfit | sans-serif | 100-900 | - | latin latin-ext
Overpass | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Oxygen | sans-serif | 300 400 700 | - | latin latin-ext
Pacifico | cursive | 400 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Parisienne | cursive | 400 | - | latin latin-ext
Patrick Hand | cursive | 400 | - | latin latin-ext vietnamese
Permanent Marker | cursive | 400 | - | latin
Philosopher | sans-serif | 400 700 | 400 700 | latin latin-ext cyrillic cyrillic-ext vietnamese
Play | sans-serif | 400 700 | - | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Playfair | serif | 300-900 | 300-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Playfair Display | serif | 400-900 | 400-900 | latin latin-ext cyrillic vietnamese
Playfair Display SC | serif | 400 700 900 | 400 700 900 | latin latin-ext cyrillic vietnamese
Plus Jakarta Sans | sans-serif | 200-800 | 200-800 | latin latin-ext cyrillic-ext vietnamese
Poiret One | sans-serif | 400 | - | latin latin-ext cyrillic
Poppins | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext devanagari
Prata | serif | 400 | - | latin cyrillic cyrillic-ext vietnamese
Prompt | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext vietnamese thai
PT Sans | sans-serif | 400 700 | 400 700 | latin latin-ext cyrillic cyrillic-ext
PT Serif | serif | 400 700 | 400 700 | latin latin-ext cyrillic cyrillic-ext
Public Sans | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Questrial | sans-serif | 400 | - | latin latin-ext vietnamese
Quicksand | sans-serif | 300-700 | - | latin latin-ext vietnamese
Rajdhani | sans-serif | 300 400 500 600 700 | - | latin latin-ext devanagari
Raleway | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext vietnamese
Red Hat Display | sans-serif | 300-900 | 300-900 | latin latin-ext
Red Hat Text | sans-serif | 300-700 | 300-700 | latin latin-ext
Righteous | sans-serif | 400 | - | latin latin-ext
Roboto | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Roboto Condensed | sans-serif | 100-900 | 100-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Roboto Mono | monospace | 100-700 | 100-700 | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Roboto Slab | serif | 100-900 | - | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Rokkitt | serif | 100-900 | 100-900 | latin latin-ext vietnamese
Rubik | sans-serif | 300-900 | 300-900 | latin latin-ext cyrillic cyrillic-ext hebrew arabic
Russo One | sans-serif | 400 | - | latin latin-ext cyrillic
Sacramento | cursive | 400 | - | latin latin-ext
Saira | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Saira Condensed | sans-serif | 100 200 300 400 500 600 700 800 900 | - | latin latin-ext vietnamese
Sarabun | sans-serif | 100 200 300 400 500 600 700 800 | 100 200 300 400 500 600 700 800 | latin latin-ext vietnamese thai
Satisfy | cursive | 400 | - | latin
Sen | sans-serif | 400-800 | - | latin latin-ext
Shadows Into Light | cursive | 400 | - | latin latin-ext
Signika | sans-serif | 300-700 | - | latin latin-ext vietnamese
Sora | sans-serif | 100-800 | - | latin latin-ext
Source Code Pro | monospace | 200-900 | 200-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Source Sans 3 | sans-serif | 200-900 | 200-900 | latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese
Source Serif 4 | serif | 200-900 | 200-900 | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Space Grotesk | sans-serif | 300-700 | - | latin latin-ext vietnamese
Space Mono | monospace | 400 700 | 400 700 | latin latin-ext vietnamese
Spectral | serif | 200 300 400 500 600 700 800 | 200 300 400 500 600 700 800 | latin latin-ext cyrillic cyrillic-ext vietnamese
Syncopate | sans-serif | 400 700 | - | latin latin-ext
Syne | sans-serif | 400-800 | - | latin latin-ext greek
Tajawal | sans-serif | 200 300 400 500 700 800 900 | - | latin arabic
Teko | sans-serif | 300-700 | - | latin latin-ext devanagari
Tenor Sans | sans-serif | 400 | - | latin latin-ext cyrillic
Titillium Web | sans-serif | 200 300 400 600 700 900 | 200 300 400 600 700 | latin latin-ext
Tomorrow | sans-serif | 100 200 300 400 500 600 700 800 900 | 100 200 300 400 500 600 700 800 900 | latin latin-ext
Ubuntu | sans-serif | 300 400 500 700 | 300 400 500 700 | latin latin-ext cyrillic cyrillic-ext greek greek-ext
Unbounded | sans-serif | 200-900 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Unna | serif | 400 700 | 400 700 | latin latin-ext
Urbanist | sans-serif | 100-900 | 100-900 | latin latin-ext
Varela Round | sans-serif | 400 | - | latin latin-ext vietnamese hebrew
Vollkorn | serif | 400-900 | 400-900 | latin latin-ext cyrillic cyrillic-ext greek vietnamese
Work Sans | sans-serif | 100-900 | 100-900 | latin latin-ext vietnamese
Yanone Kaffeesatz | sans-serif | 200-700 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Yantramanav | sans-serif | 100 300 400 500 700 900 | - | latin latin-ext devanagari
Yeseva One | sans-serif | 400 | - | latin latin-ext cyrillic cyrillic-ext vietnamese
Zilla Slab | serif | 300 400 500 600 700 | 300 400 500 600 700 | latin latin-ext
`;

/** Which letters a file has, as the packages part them. */
export const FONT_SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  'greek-ext': 'U+1F00-1FFF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC,U+102E0-102FB,U+10E60-10E7E,U+10EC2-10EC4,U+10EFC-10EFF,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1',
  devanagari:
    'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  tamil: 'U+0964-0965,U+0B82-0BFA,U+200C-200D,U+20B9,U+25CC',
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
} as const;

/** Fonts that have had another name, which documents of then still say. */
export const FORMER_NAMES: Readonly<Record<string, string>> = {
  Muli: 'Mulish',
  'Source Sans Pro': 'Source Sans 3',
  'Source Serif Pro': 'Source Serif 4',
  Spartan: 'League Spartan',
};
