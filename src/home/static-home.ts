/** Ids of the elements that the build paints (-paint-home.tsx). */
export const PAINTED = {
  home: "static-home",
  head: "static-head",
  body: "static-body",
  foot: "static-foot",
} as const;

/** The code is loaded by a script, so it may run before the document is parsed. */
export async function parsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

export const loadBody = () => import("#features/landing/body/landing-body.tsx");

/** The painted home page, which React takes over: painted content is neither moved nor drawn again. */
export interface StaticHome {
  readonly home: HTMLElement;
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  readonly foot: HTMLElement;
}

function find(): StaticHome | null {
  const [home, head, body, foot] = Object.values(PAINTED).map((id) => document.getElementById(id));
  return home && head && body && foot ? { home, head, body, foot } : null;
}

let painted: StaticHome | null = null;

/** The painted home page, for the first home page of this visit; null once it was left. Ask when all of it is parsed. */
export function takeStaticHome(): StaticHome | null {
  painted ??= find();
  return painted;
}

/**
 * Every address is answered with the page that contains it. Called where another screen is shown first, and on leaving
 * `/`: from then on React renders the home page of this visit itself.
 */
export function forgetStaticHome(): void {
  document.getElementById(PAINTED.home)?.remove();
  painted = null;
}

/** Loads the code of the body if the page does not contain the painted body. */
export async function prepareBody(): Promise<void> {
  await parsed();
  if (takeStaticHome() === null) await loadBody();
}
