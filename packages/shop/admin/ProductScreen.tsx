import { Anchor, Box, Button, Group, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import {
  Form,
  ItemScreen,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useConfirm,
  useForm,
  useRefresh,
  useSession,
} from '@portico/kernel/admin';
import { slugOf } from '@portico/kernel/slugs';
import { type ComponentType, lazy } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type AdminProduct, productCalls } from '../wire/admin.ts';
import { PictureField } from './PictureField.tsx';
import type { PicturePicker, ShopAdminPorts } from './PicturePicker.ts';
import { draftOf, emptyProduct, type ProductValues, valuesOf } from './productValues.ts';

const PARENT = { label: 'Products', to: '/shop/products' };

/** Fields side by side stay in line, however many lines their explanations take. */
const IN_ONE_LINE: NonNullable<TextInputProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];

/** The screen, with access to the media library. */
export function createProductScreen({ loadPicker }: ShopAdminPorts): ComponentType {
  const Picker = lazy(loadPicker);
  return function ProductScreen() {
    const { id = '' } = useParams();
    if (id === 'new') return <NewProduct Picker={Picker} />;
    return (
      <ItemScreen title="Product" parent={PARENT} call={productCalls.read}>
        {(product) => <ProductForm product={product} Picker={Picker} key={product.id} />}
      </ItemScreen>
    );
  };
}

/** Uses the shop's currency. */
function NewProduct({ Picker }: { readonly Picker: PicturePicker }) {
  const { data, error } = useApiQuery(productCalls.currency);
  if (!data && !error) return <LoadingState lines={6} />;
  return <ProductForm product={null} Picker={Picker} {...data} />;
}

interface ProductFormProps {
  readonly product: AdminProduct | null;
  readonly Picker: PicturePicker;
  readonly currency?: string;
}

function ProductForm({ product, Picker, currency = emptyProduct.currency }: ProductFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm<ProductValues, AdminProduct>({
    initial: product ? valuesOf(product) : { ...emptyProduct, currency },
    submit: (entered) =>
      product
        ? api.call(productCalls.change, { params: { id: product.id }, body: draftOf(entered) })
        : api.call(productCalls.add, { body: draftOf(entered) }),
    onDone(saved) {
      notices.done(`${saved.name} is saved.`);
      void refresh(productCalls.list);
      // Deferred until the form knows that it has no unsaved changes.
      if (!product) setTimeout(() => void navigate(`/shop/products/${saved.id}`));
    },
  });
  return (
    <Screen
      title={product?.name ?? 'Add a product'}
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
          description={`Lowercase letters, numbers and hyphens: /product/${form.values.slug || slugOf(form.values.name) || 'garden-trowel'}/`}
          placeholder={slugOf(form.values.name)}
          {...form.text('slug')}
        />
        <TextInput
          label="Category"
          description="Products of one category are shown together."
          {...form.text('category')}
        />
        <TextInput label="In one sentence" {...form.text('summary')} />
        <Textarea
          label="Description"
          description="An empty line starts a new paragraph."
          autosize
          minRows={4}
          {...form.text('description')}
        />
        <Group grow align="start">
          <TextInput
            label="Price"
            description="Such as 14.50"
            inputWrapperOrder={IN_ONE_LINE}
            inputMode="decimal"
            {...form.text('price')}
          />
          <TextInput
            label="Currency"
            description="Three letters: GBP"
            inputWrapperOrder={IN_ONE_LINE}
            {...form.text('currency')}
          />
          <TextInput
            label="Stock"
            inputWrapperOrder={IN_ONE_LINE}
            description="Empty for made to order"
            inputMode="numeric"
            {...form.text('stock')}
          />
        </Group>
        <PictureField form={form} Picker={Picker} />
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
      text: 'It is also removed from carts. Requests that include it stay as they are.',
      action: 'Remove product',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(productCalls.remove, { params: { id: product.id } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(productCalls.list);
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
