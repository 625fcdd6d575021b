import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { type Device, shownAt } from '../panel/devices.ts';
import styles from './Workbench.module.css';

/** Holds the page: as wide as the current device, scaled down if there is less room. */
export function Stage({ device, children }: { device: Device; children: ReactNode }) {
  const { ref, width, height } = useElementSize();
  const { pageWidth, scale } = shownAt(device, width);
  return (
    <section className={styles.stage} aria-label="Page">
      <div className={styles.room} ref={ref}>
        <div
          className={styles.canvas}
          style={
            scale < 1
              ? { inlineSize: pageWidth, blockSize: height / scale, transform: `scale(${scale})` }
              : { maxInlineSize: pageWidth }
          }
        >
          {children}
        </div>
      </div>
    </section>
  );
}
