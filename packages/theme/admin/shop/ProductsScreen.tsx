import { Button } from '@mantine/core';
import { type ListColumn, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { AdminProduct } from '../../shopAdminProtocol.ts';
import { formatMoney } from '../../ui/cart/formatMoney.ts';

const COLUMNS: readonly ListColumn<AdminProduct>[] = [
  { header: 'Product', cell: (product) => product.name },
  { header: 'Shelf', width: 'fit', cell: (product) => product.category },
  { header: 'Price', width: 'fit', cell: (product) => formatMoney(product.price, product.currency) },
  { header: 'Stock', width: 'fit', cell: (product) => product.stock ?? 'To order' },
  {
    header: 'Shown',
    width: 'fit',
    cell: ({ isShown, stock }) =>
      isShown ? (
        <StateBadge
          tone={stock === 0 ? 'waiting' : 'good'}
          label={stock === 0 ? 'Out of stock' : 'In the shop'}
        />
      ) : (
        <StateBadge tone="quiet" label="Hidden" />
      ),
  },
];

export default function ProductsScreen() {
  return (
    <ListScreen<AdminProduct>
      title="Products"
      description="What visitors can put in their cart."
      actions={
        <Button
          component={Link}
          to="/shop/products/new"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          Add a product
        </Button>
      }
      path="/shop/products"
      searchLabel="Search names"
      columns={COLUMNS}
      itemKey={(product) => String(product.id)}
      itemLink={(product) => `/shop/products/${product.id}`}
      empty={{ icon: IconPackage, title: 'No products yet', text: 'Add the first one to open the shop.' }}
    />
  );
}
