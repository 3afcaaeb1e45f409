/** Ids of the elements that the build paints (-paint-home.tsx). */
export const PAINTED = {
  home: "static-home",
  head: "static-head",
  body: "static-body",
  foot: "static-foot",
} as const;

export const loadBody = () => import("#features/landing/body/landing-body.tsx");

/** The painted home page, which React takes over: painted content is neither moved nor drawn again. */
export interface StaticHome {
  readonly home: HTMLElement;
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  readonly foot: HTMLElement;
}

function find(): StaticHome | null {
  if (typeof document === "undefined") return null;
  const [home, head, body, foot] = Object.values(PAINTED).map((id) => document.getElementById(id));
  return home && head && body && foot ? { home, head, body, foot } : null;
}

let painted = find();

/** Every address is answered with the page that contains it; it is removed on all but `/`. */
if (painted !== null && window.location.pathname !== "/") forgetStaticHome();

/** The painted home page, for the first home page of this visit; null once it was left. */
export function takeStaticHome(): StaticHome | null {
  return painted;
}

/** Called on leaving: from then on React renders the home page of this visit itself. */
export function forgetStaticHome(): void {
  painted?.home.remove();
  painted = null;
}

/** Loads the code of the body if the page does not contain the painted body. */
export async function prepareBody(): Promise<void> {
  if (painted === null) await loadBody();
}
