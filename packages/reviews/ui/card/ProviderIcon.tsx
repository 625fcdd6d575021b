/** Refers to the sprite, which is on the page once. */
export function ProviderIcon({ provider }: { provider: string }) {
  return (
    <svg role="none" className="rpi-provider" width="18" height="18">
      <use href={`#grw-${provider}`} />
    </svg>
  );
}
