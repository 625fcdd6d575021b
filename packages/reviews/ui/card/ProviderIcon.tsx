/** Refers to the sprite that stands once on the page. */
export function ProviderIcon({ provider }: { provider: string }) {
  return (
    <svg role="none" className="rpi-provider" width="18" height="18">
      <use href={`#grw-${provider}`} />
    </svg>
  );
}
