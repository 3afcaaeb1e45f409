import type { Locator, Page } from "@playwright/test";

/**
 * How a phone is held before a webcam of 720p: its code's width in pixels of the picture, degrees of turn and of how it leans
 * back and aside, pixels of blur.
 */
export interface Pose {
  readonly code: number;
  readonly turn?: number;
  readonly lean?: readonly [back: number, aside: number];
  readonly blur?: number;
}

/** A phone's screen, and where its code stands on it in the page's pixels. */
export interface Screen {
  readonly picture: Buffer;
  readonly code: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const [WIDTH, HEIGHT] = [1280, 720];
/** From the webcam to the phone, in pixels of its picture. */
const FAR = 1400;
/** A hand is never still: the offsets of its pictures, in pixels. */
const SHAKES = [
  [0, 0],
  [5, -3],
  [-4, 6],
] as const;
/** Of thirty a second: three positions of the hand are the 900 ms that a code stays. */
const PICTURES_A_SHAKE = 9;

export async function screenOf(page: Page, code: Locator): Promise<Screen> {
  const box = await code.boundingBox();
  if (box === null) throw new Error("The code is not shown");
  return { picture: await page.screenshot(), code: box };
}

/** The room as the webcam sees it: uneven light, grain, and a phone in a hand. */
function room(
  { picture, code }: Screen,
  pose: Pose,
  [dx, dy]: readonly [number, number],
  width: number,
): string {
  const scale = pose.code / code.width;
  const [x, y] = [(code.x + code.width / 2) * scale, (code.y + code.height / 2) * scale];
  const [back, aside] = pose.lean ?? [0, 0];
  const grain = `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><filter id='g'><feTurbulence baseFrequency='0.8' seed='${dx + 9}'/></filter><rect width='256' height='256' filter='url(#g)'/></svg>`;
  return `<!doctype html><style>
    html { background: linear-gradient(110deg, #8d867a, #37332f); overflow: hidden }
    img { position: absolute; width: ${width * scale}px; left: ${WIDTH / 2 - x + dx}px; top: ${HEIGHT / 2 - y + dy}px;
      border: 12px solid #111; margin: -12px; transform-origin: ${x + 12}px ${y + 12}px; filter: blur(${pose.blur ?? 0}px);
      transform: perspective(${FAR}px) rotateX(${back}deg) rotateY(${aside}deg) rotate(${pose.turn ?? 0}deg) }
    div { position: fixed; inset: 0 }
    .light { background: linear-gradient(100deg, transparent, #0006) }
    .grain { opacity: 0.12; background: url("data:image/svg+xml,${encodeURIComponent(grain)}") }
  </style><img src="data:image/png;base64,${picture.toString("base64")}"><div class="light"></div><div class="grain"></div>`;
}

/** What a webcam films of a phone that shows these screens in turn, as pictures one after the other. */
export async function filmed(
  page: Page,
  screens: readonly Screen[],
  width: number,
  pose: Pose,
): Promise<Buffer> {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  const pictures: Buffer[] = [];
  for (const screen of screens) {
    for (const shake of SHAKES) {
      await page.setContent(room(screen, pose, shake, width));
      const picture = await page.screenshot({ type: "jpeg", quality: 80 });
      pictures.push(...Array<Buffer>(PICTURES_A_SHAKE).fill(picture));
    }
  }
  return Buffer.concat(pictures);
}
