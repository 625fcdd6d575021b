/**
 * Dripping paint: the top of each arch, then the drop after it by its middle, its lower end, and half the width of its neck and
 * of its round end. One without a neck is only a dip.
 */
const DROPS = [
  [0, 10.8, 18.5, 100.2, 6.8, 10.9],
  [43.9, 30.7, 71.6, 93.4, 5.1, 5.9],
  [103.6, 25.6, 115.4, 73, 5.8, 7.1],
  [142.9, 19.8, 158, 35.1, 0, 0],
  [179.7, 17.9, 203.4, 46.8, 3.2, 4.8],
  [221.3, 21.2, 238.1, 92, 4, 7.7],
  [271.8, 10.4, 276.1, 76, 1.5, 5.3],
  [284, 22.4, 297.5, 32, 0, 0],
  [317.6, 12.2, 327.8, 53.2, 4.8, 6],
  [338.9, 19.2, 356.5, 37.7, 0, 0],
  [372.7, 20.3, 399.5, 72.3, 5.5, 7.6],
  [410.7, 25.4, 444.1, 91.3, 3.7, 4.9],
  [460.8, 34, 478.8, 62.1, 5.1, 4.4],
  [496.2, 37.7, 514.7, 99.8, 6.4, 9.2],
  [533.5, 31.3, 558.3, 92.1, 5.4, 5.6],
  [591.1, 24.8, 602.6, 72.3, 5.8, 6.9],
  [632.1, 19.4, 643.1, 34.8, 0, 0],
  [673.6, 17.2, 690.9, 46.4, 2.8, 5.6],
  [707.2, 20.7, 724.5, 92.4, 4.5, 8.2],
  [757.2, 10.2, 762.8, 73.7, 0.7, 5.1],
  [772.4, 19.5, 784, 30.6, 0, 0],
  [801.6, 12.8, 815.3, 51.6, 4.8, 6.2],
  [826.9, 18.6, 842.6, 34.5, 0, 0],
  [859.6, 18.5, 885.8, 71.9, 5.7, 7.2],
  [898.7, 24.8, 930.5, 92.1, 4.9, 5.2],
  [957.3, 29.2, 983.4, 98, 7, 11],
] as const;
const LAST_ARCH = [1000, 10.2] as const;

/** The line from left to right. */
export function drips(): string {
  const drawn = DROPS.map((drop, index) => {
    const [fromX, fromY, x, low, neck, end] = drop;
    const [toX, toY] = DROPS[index + 1] ?? LAST_ARCH;
    if (neck === 0) return dip([fromX, fromY], [x, low], [toX, toY]);
    const widest = low - (low - fromY) * 0.22;
    const [left, right] = [fromY + (low - fromY) * 0.35, toY + (low - toY) * 0.35];
    const [neckStart, neckEnd] = [x - neck, x + neck];
    return [
      curve(
        neckStart - (neckStart - fromX) * 0.45,
        fromY,
        neckStart,
        fromY + (left - fromY) * 0.3,
        neckStart,
        left,
      ),
      curve(neckStart, (left + widest) / 2, x - end, (left + widest) / 2, x - end, widest),
      curve(x - end, widest + (low - widest) * 0.6, x - end / 2, low, x, low),
      curve(x + end / 2, low, x + end, widest + (low - widest) * 0.6, x + end, widest),
      curve(x + end, (widest + right) / 2, neckEnd, (right + widest) / 2, neckEnd, right),
      curve(neckEnd, toY + (right - toY) * 0.3, neckEnd + (toX - neckEnd) * 0.45, toY, toX, toY),
    ].join('');
  });
  return `M0 ${DROPS[0][1]}${drawn.join('')}`;
}

type Place = readonly [x: number, y: number];

function dip([fromX, fromY]: Place, [x, low]: Place, [toX, toY]: Place): string {
  const [before, after] = [(fromX + x) / 2, (x + toX) / 2];
  return curve(before, fromY, before, low, x, low) + curve(after, low, after, toY, toX, toY);
}

function curve(...numbers: readonly number[]): string {
  return `C${numbers.map((number) => Math.round(number * 10) / 10).join(' ')}`;
}
