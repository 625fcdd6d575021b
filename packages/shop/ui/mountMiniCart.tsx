import type { Stop } from '@portico/kernel/islands';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { createRoot } from 'react-dom/client';
import { MiniCart } from './MiniCart.tsx';

export function mountMiniCart(panel: HTMLElement, cartPage: string): Stop {
  const root = withFewListeners([panel], () => createRoot(panel));
  root.render(<MiniCart cartPage={cartPage} />);
  return () => root.unmount();
}
