import { Anchor, Box, Button, Group, Switch, Textarea, TextInput } from '@mantine/core';
import {
  Form,
  ItemScreen,
  notices,
  Screen,
  Section,
  useApi,
  useConfirm,
  useForm,
  useRefresh,
  useSession,
} from '@portico/kernel/admin';
import { useNavigate, useParams } from 'react-router';
import type { AdminProduct } from '../../shopAdminProtocol.ts';
import { PictureField } from './PictureField.tsx';
import { draftOf, emptyProduct, type ProductValues, suggestedSlug, valuesOf } from './productValues.ts';

const PARENT = { label: 'Products', to: '/shop/products' };

export default function ProductScreen() {
  const { id = '' } = useParams();
  if (id === 'new') return <ProductForm product={null} />;
  return (
    <ItemScreen<AdminProduct> title="Product" parent={PARENT} path={() => `/shop/products/${id}`}>
      {(product) => <ProductForm product={product} key={product.id} />}
    </ItemScreen>
  );
}

function ProductForm({ product }: { readonly product: AdminProduct | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm<ProductValues, AdminProduct>({
    initial: product ? valuesOf(product) : emptyProduct,
    submit: (entered) =>
      product
        ? api.put<AdminProduct>(`/shop/products/${product.id}`, draftOf(entered))
        : api.post<AdminProduct>('/shop/products', draftOf(entered)),
    onDone(saved) {
      notices.done(`${saved.name} is saved.`);
      void refresh('/shop/products');
      // After the form has noticed that nothing in it is unsaved any more.
      if (!product) setTimeout(() => void navigate(`/shop/products/${saved.id}`));
    },
  });
  return (
    <Screen
      title={product?.name ?? 'A new product'}
      parent={PARENT}
      width="form"
      actions={
        product?.isShown && (
          <Anchor href={`/product/${product.slug}/`} target="_blank" rel="noreferrer">
            See it in the shop
          </Anchor>
        )
      }
    >
      <Form form={form} label="Product" submitLabel={product ? 'Save changes' : 'Add product'}>
        <TextInput label="Name" required {...form.text('name')} />
        <TextInput
          label="Address"
          description={`Small letters, numbers and hyphens: /product/${form.values.slug || suggestedSlug(form.values.name) || 'garden-trowel'}/`}
          placeholder={suggestedSlug(form.values.name)}
          {...form.text('slug')}
        />
        <TextInput
          label="Shelf"
          description="Products of one shelf stand together."
          {...form.text('category')}
        />
        <TextInput label="In one sentence" {...form.text('summary')} />
        <Textarea
          label="Description"
          description="An empty line begins a new paragraph."
          autosize
          minRows={4}
          {...form.text('description')}
        />
        <Group grow align="start">
          <TextInput
            label="Price"
            description="As on a label: 14.50"
            inputMode="decimal"
            {...form.text('price')}
          />
          <TextInput label="Currency" description="Three letters: GBP" {...form.text('currency')} />
          <TextInput
            label="Stock"
            description="Empty for made to order"
            inputMode="numeric"
            {...form.text('stock')}
          />
        </Group>
        <PictureField form={form} />
        <Switch label="Show it in the shop" {...form.toggle('isShown')} />
      </Form>
      {product && (
        <Box mt="xl">
          <RemoveSection product={product} />
        </Box>
      )}
    </Screen>
  );
}

function RemoveSection({ product }: { readonly product: AdminProduct }) {
  const api = useApi();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { user } = useSession();
  if (user.role !== 'administrator') return null;

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${product.name}?`,
      text: 'It also leaves the carts that it is in. Requests that name it stay as they are.',
      action: 'Remove product',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(`/shop/products/${product.id}`);
    if (!result.ok) return notices.problem(result.problem);
    await refresh('/shop/products');
    notices.done(`${product.name} was removed.`);
    void navigate(PARENT.to);
  }

  return (
    <Section title="Remove" description="Hiding it keeps it for later; removing does not.">
      <Button color="red" variant="light" onClick={() => void remove()}>
        Remove product
      </Button>
    </Section>
  );
}
