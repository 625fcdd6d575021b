import {
  type FoundTarget,
  type MenuBranch,
  type MenuItem,
  type MenuTarget,
  menuTree,
} from '../../wire/admin.ts';

/** An item as visitors see it. Without an address it is plain text. */
export interface PrintedItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly children: readonly PrintedItem[];
}

/** A menu without items whose target no longer exists. Their children take their place. */
export async function printMenu(
  items: readonly MenuItem[],
  find: (target: MenuTarget) => Promise<FoundTarget>,
): Promise<readonly PrintedItem[]> {
  const print = async ({ item, children }: MenuBranch): Promise<readonly PrintedItem[]> => {
    const below = (await Promise.all(children.map(print))).flat();
    const { title, href, state } = await find(item.target);
    if (state !== 'shown') return below;
    const label = item.label || title;
    return [{ id: item.id, label, ...(href !== null && { href }), children: below }];
  };
  return (await Promise.all(menuTree(items).map(print))).flat();
}
