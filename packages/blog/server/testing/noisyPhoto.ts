import sharp from 'sharp';

/** A photo as large as in kits, with camera-like grain; a different one for each number. */
export function noisyPhoto(number: number): Promise<Buffer> {
  return sharp({
    create: {
      ...{ width: 900, height: 600, channels: 3, background: '#336699' },
      noise: { type: 'gaussian', mean: 100 + (number % 100), sigma: 12 },
    },
  })
    .jpeg()
    .toBuffer();
}
