export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** Names with their values, as a definition list. */
export function SettingsList({
  settings,
  asCode = false,
}: {
  readonly settings: readonly Setting[];
  readonly asCode?: boolean;
}) {
  return (
    <dl className="p-definitions">
      {settings.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{asCode ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
