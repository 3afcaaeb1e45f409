/** Four bytes a pixel, as a canvas gives them. */
export interface Picture {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

const WHITE = 0xffffffff;
/** A grey byte as a pixel without transparency. */
const grey = (light: number): number => ((light * 0x010101) | 0xff000000) >>> 0;

/** The picture turned about its middle, in grey, with white around it; between pixels it is interpolated. */
export function turnPicture({ data, width, height }: Picture, angle: number): Picture {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const wide = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin));
  const high = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos));
  const turned = new Uint32Array(wide * high).fill(WHITE);
  for (let y = 0; y < high; y += 1) {
    const dy = y - high / 2;
    for (let x = 0; x < wide; x += 1) {
      const dx = x - wide / 2;
      const px = dx * cos + dy * sin + width / 2;
      const py = dy * cos - dx * sin + height / 2;
      const left = Math.floor(px);
      const top = Math.floor(py);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = (top * width + left) * 4 + 1;
      const below = at + width * 4;
      const [fx, fy] = [px - left, py - top];
      // Green alone is near enough to how light a pixel is.
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 4] ?? 0) * fx;
      const lower = (data[below] ?? 0) * (1 - fx) + (data[below + 4] ?? 0) * fx;
      turned[y * wide + x] = grey((upper * (1 - fy) + lower * fy) | 0);
    }
  }
  return { data: new Uint8Array(turned.buffer), width: wide, height: high };
}
