import type { Product } from '@portico/shop/server';

interface ProductPictureProps {
  readonly product: Product;
  /** Beside the product's name it says nothing new. */
  readonly isDecoration?: boolean;
  readonly className?: string;
  readonly loading?: 'lazy';
}

/** A product's picture, or the place of one that nobody has taken yet. */
export function ProductPicture({ product, isDecoration = false, ...rest }: ProductPictureProps) {
  const { picture, pictureAlt } = product;
  if (!picture) return <span className={`p-no-picture ${rest.className ?? ''}`} aria-hidden="true" />;
  return <img src={picture} alt={isDecoration ? '' : pictureAlt} width="480" height="480" {...rest} />;
}
