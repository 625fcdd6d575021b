import { ActionIcon, Button, ColorSwatch, Group, Input, Menu } from '@mantine/core';
import { IconCheck, IconVariable } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { VariableKind } from '../../model/fields/Field.ts';
import { type SiteVariable, variablesIn, variableWords } from '../../model/looks/siteVariables.ts';
import { useSiteLooks } from './SiteLooks.ts';

interface VariableControlProps {
  readonly label: string;
  readonly kind: VariableKind;
  /** The variable in place of the value; empty for none. */
  readonly reference: string;
  readonly onReference: (id: string) => void;
  /** The control for its own value. */
  readonly children: ReactNode;
}

/** Its own value, or one of the site's variables, which changes with the site. */
export function VariableControl({ label, kind, reference, onReference, children }: VariableControlProps) {
  const { variables } = useSiteLooks().looks;
  const offered = useMemo(() => variablesIn(variables).filter((one) => one.kind === kind), [variables, kind]);
  const chosen = offered.find(({ id }) => id === reference);
  if (offered.length === 0 && reference === '') return children;
  const choices = (
    <Menu.Dropdown>
      {offered.map((variable) => (
        <Menu.Item
          key={variable.id}
          {...(kind === 'color' && { leftSection: <Swatch variable={variable} /> })}
          rightSection={variable === chosen && <IconCheck size={15} aria-label="chosen" />}
          onClick={() => onReference(variable.id)}
        >
          {variable.label}
        </Menu.Item>
      ))}
      {reference !== '' && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => onReference('')}>No variable</Menu.Item>
        </>
      )}
    </Menu.Dropdown>
  );
  if (reference === '')
    return (
      <Group gap={6} align="end" wrap="nowrap">
        <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={`${label}: variables of the site`}>
              <IconVariable size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          {choices}
        </Menu>
      </Group>
    );
  const words = chosen ? `${chosen.label} (${variableWords(chosen)})` : 'No longer on this site';
  return (
    <Input.Wrapper label={label} labelElement="div" size="sm">
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            fullWidth
            justify="flex-start"
            fw={400}
            aria-label={`${label}: variable ${words}`}
            leftSection={
              chosen && kind === 'color' ? (
                <Swatch variable={chosen} />
              ) : (
                <IconVariable size={17} stroke={1.6} aria-hidden />
              )
            }
          >
            {words}
          </Button>
        </Menu.Target>
        {choices}
      </Menu>
    </Input.Wrapper>
  );
}

function Swatch({ variable }: { readonly variable: SiteVariable }) {
  return <ColorSwatch color={variableWords(variable)} size={16} />;
}
