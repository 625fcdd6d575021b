import type { Product } from '@portico/shop/server';

interface ProductPictureProps {
  readonly product: Product;
  /** Next to the product's name it adds nothing. */
  readonly isDecoration?: boolean;
  readonly className?: string;
  readonly loading?: 'lazy';
}

/** A product's picture, or a placeholder. */
export function ProductPicture({ product, isDecoration = false, ...rest }: ProductPictureProps) {
  const { picture, pictureAlt } = product;
  if (!picture) return <span className={`p-no-picture ${rest.className ?? ''}`} aria-hidden="true" />;
  return <img src={picture} alt={isDecoration ? '' : pictureAlt} width="480" height="480" {...rest} />;
}
