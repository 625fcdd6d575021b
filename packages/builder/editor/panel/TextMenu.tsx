import { Button, Group, Popover, TextInput } from '@mantine/core';
import { type Field, RichTextMenu } from '@puckeditor/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { safeAddress } from '../../model/settings/link.ts';

type TextField = Extract<Field, { type: 'richtext' }>;
type MenuProps = Parameters<NonNullable<TextField['renderMenu']>>[0];

/** What Puck's text field has buttons for, and links. */
export const TEXT_FIELD: TextField = {
  type: 'richtext',
  // By default, Puck opens every link in a new window.
  options: { link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } } },
  renderMenu: ({ children, editor }) => (
    <RichTextMenu>
      {children}
      <RichTextMenu.Group>{editor && <LinkButton editor={editor} />}</RichTextMenu.Group>
    </RichTextMenu>
  ),
};

function LinkButton({ editor }: { editor: NonNullable<MenuProps['editor']> }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const link = (href: string): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={260}
      withRoles={false}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <span>
          <RichTextMenu.Control
            title="Link"
            icon={<IconLink size={16} aria-hidden />}
            active={editor.isActive('link')}
            onClick={() => {
              setAddress(String(editor.getAttributes('link').href ?? ''));
              setOpen(!isOpen);
            }}
          />
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Link">
        <TextInput
          label="Address of the link"
          size="sm"
          inputMode="url"
          placeholder="/contact/ or https://…"
          value={address}
          error={safeAddress(address) === '' && address !== '' ? 'This is not the address of a page.' : null}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') link(safeAddress(address));
          }}
        />
        <Group gap={6} mt={8}>
          <Button
            size="compact-sm"
            disabled={safeAddress(address) === ''}
            onClick={() => link(safeAddress(address))}
          >
            Set the link
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => link('')}>
            No link
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
