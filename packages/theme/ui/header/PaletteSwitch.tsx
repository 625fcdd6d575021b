/** Toggles light and dark mode. It needs a script, so the style sheet hides it without one. */
export function PaletteSwitch({ label }: { readonly label: string }) {
  return (
    <div className="toggle-palette">
      <button type="button" className="palette-icon-wrapper" aria-label={label}>
        <svg className="icon" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
          <path className="night" d="M11 3a8 8 0 0 1 0 16z" fill="currentColor" />
        </svg>
      </button>
    </div>
  );
}
