import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/**
 * In a style sheet for overlays, `1rem` is the browser's own text size. Otherwise a theme that sets 62.5% on `html` would
 * shrink what is shown over its pages. The style sheet that they import defines the size. Only declarations are converted:
 * query conditions cannot use custom properties.
 */
export const steadyRem: PostcssOptions = {
  plugins: [
    {
      postcssPlugin: 'steady-rem',
      OnceExit(sheet) {
        sheet.walkDecls((declaration) => {
          if (declaration.source?.input.css.includes('kernel/over.css'))
            declaration.value = declaration.value.replace(REM, 'calc($1*var(--portico-rem))');
        });
      },
    },
  ],
};

const REM = /(-?\d*\.?\d+)rem\b/g;
