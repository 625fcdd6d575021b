import { Button, Group } from '@mantine/core';
import { type ListColumn, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '../ui/formatMoney.ts';
import { type AdminProduct, productCalls } from '../wire/admin.ts';
import { ImportProducts } from './ImportProducts.tsx';

const COLUMNS: readonly ListColumn<AdminProduct>[] = [
  { header: 'Product', cell: (product) => product.name },
  { header: 'Category', width: 'fit', cell: (product) => product.category },
  { header: 'Price', width: 'fit', cell: (product) => formatMoney(product.price, product.currency) },
  { header: 'Stock', width: 'fit', cell: (product) => product.stock ?? 'Made to order' },
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
    <ListScreen
      title="Products"
      description="What visitors can put in their cart."
      actions={
        <Group gap="sm" align="start">
          <ImportProducts />
          <Button
            component={Link}
            to="/shop/products/new"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            Add a product
          </Button>
        </Group>
      }
      call={productCalls.list}
      searchLabel="Search names"
      columns={COLUMNS}
      itemKey={(product) => String(product.id)}
      itemLink={(product) => `/shop/products/${product.id}`}
      empty={{ icon: IconPackage, title: 'No products yet', text: 'Add the first one to open the shop.' }}
    />
  );
}
