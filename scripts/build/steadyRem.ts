import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/**
 * In a sheet that draws over the page, `1rem` is the browser's own text size. A theme that sets 62.5% on `html` would
 * otherwise shrink what stands over its pages. The sheet that such sheets import says which size it is. Only
 * declarations are measured by it: the condition of a query knows no custom properties.
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
