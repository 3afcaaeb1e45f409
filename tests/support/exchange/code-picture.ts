import { codeModules } from "#formats/exchange/codes/encode-code.ts";

/** What a camera does to a code. Angles in radians, light as the share that is lost from left to right. */
export interface Shot {
  readonly size?: number;
  readonly angle?: number;
  readonly blur?: number;
  readonly noise?: number;
  readonly skew?: number;
  readonly light?: number;
}

const WIDTH = 1280;
const HEIGHT = 720;

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function blurred(grey: Float32Array, times: number): Float32Array {
  let now = grey;
  for (let time = 0; time < times; time += 1) {
    const next = new Float32Array(now.length);
    for (let at = WIDTH + 1; at < now.length - WIDTH - 1; at += 1) {
      const around =
        (now[at - 1] ?? 0) + (now[at + 1] ?? 0) + (now[at - WIDTH] ?? 0) + (now[at + WIDTH] ?? 0);
      next[at] = 0.4 * (now[at] ?? 0) + 0.15 * around;
    }
    now = next;
  }
  return now;
}

/** A code as a camera of 720p sees it on a screen or on paper. */
export function photographed(bytes: Uint8Array, shot: Shot = {}, seed = 7) {
  const { size = 640, angle = 0, blur = 0, noise = 0, skew = 0, light = 0 } = shot;
  const modules = codeModules(bytes);
  const cell = size / modules.length;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const grey = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const near = 1 + (skew * (y - HEIGHT / 2)) / HEIGHT;
      const [px, py] = [(x + 0.5 - WIDTH / 2) * near, (y + 0.5 - HEIGHT / 2) * near];
      const column = Math.floor((px * cos + py * sin + size / 2) / cell);
      const row = Math.floor((py * cos - px * sin + size / 2) / cell);
      const module = modules[row]?.[column];
      const value = module === undefined ? 150 : module ? 30 : 225;
      grey[y * WIDTH + x] = value * (1 - (light * x) / WIDTH);
    }
  }
  const roll = dice(seed);
  const soft = blurred(grey, blur);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < soft.length; at += 1) {
    const value = (soft[at] ?? 0) + noise * (roll() + roll() + roll() - 1.5) * 2;
    data.set([value, value, value, 255], at * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}
