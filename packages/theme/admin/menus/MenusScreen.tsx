import { Button, Select } from '@mantine/core';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  notices,
  Screen,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { IconList, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MENU_PLACES, type Menu, menuCalls } from '../../wire/admin.ts';
import { MenuEditor } from './MenuEditor.tsx';

const DESCRIPTION = 'Menus for the header, the footer and any page that shows one.';

export default function MenusScreen() {
  const { data, error, refetch } = useApiQuery(menuCalls.list);
  const [address, setAddress] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const api = useApi();
  const refresh = useRefresh();
  if (!data)
    return (
      <Screen title="Menus" description={DESCRIPTION}>
        {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={6} />}
      </Screen>
    );
  const { menus } = data;
  const chosen = menus.find(({ id }) => String(id) === address.get('menu')) ?? menus[0];
  const choose = (id: number) => setAddress({ menu: String(id) }, { replace: true });

  async function make(): Promise<void> {
    setMaking(true);
    const free = MENU_PLACES.find((place) => menus.every(({ places }) => !places.includes(place)));
    const name = free === 'main' ? 'Main menu' : free === 'footer' ? 'Footer' : `Menu ${menus.length + 1}`;
    const result = await api.call(menuCalls.create, { body: { name, places: free ? [free] : [] } });
    setMaking(false);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(menuCalls.list);
    choose(result.value.id);
  }

  const newMenu = (
    <Button
      variant={chosen ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} aria-hidden />}
      loading={isMaking}
      onClick={() => void make()}
    >
      New menu
    </Button>
  );
  return (
    <Screen title="Menus" description={DESCRIPTION} actions={chosen && newMenu}>
      {chosen ? (
        <>
          {menus.length > 1 && (
            <Select
              label="Menu to edit"
              maw="24rem"
              mb="md"
              allowDeselect={false}
              data={menus.map((menu) => ({ value: String(menu.id), label: nameWithPlaces(menu) }))}
              value={String(chosen.id)}
              onChange={(id) => id && choose(Number(id))}
            />
          )}
          <MenuEditor key={`${chosen.id}/${chosen.version}`} menu={chosen} />
        </>
      ) : (
        <EmptyState
          icon={IconList}
          title="No menu yet"
          text="Until you make one, the header lists the pages of the site."
          action={newMenu}
        />
      )}
    </Screen>
  );
}

function nameWithPlaces({ name, places }: Menu): string {
  return places.length > 0 ? `${name} (${places.map((place) => PLACES[place]).join(', ')})` : name;
}

const PLACES = { main: 'header', footer: 'footer' } as const;
