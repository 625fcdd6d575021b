import type { Stop } from '@portico/kernel/islands';
import { createRoot } from 'react-dom/client';
import { MiniCart } from './MiniCart.tsx';

export function mountMiniCart(panel: HTMLElement, cartPage: string): Stop {
  const root = createRoot(panel);
  root.render(<MiniCart cartPage={cartPage} />);
  return () => root.unmount();
}
