/** The names of the places in the page that the build paints (-paint-home.tsx). */
export const PAINTED = {
  home: "static-home",
  head: "static-head",
  body: "static-body",
  foot: "static-foot",
} as const;

export const loadBody = () => import("#features/landing/body/landing-body.tsx");

/** The painted home page, which React moves into: what is painted is neither moved nor drawn again. */
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

/** Every address is answered with the page that carries it; elsewhere it has no business. */
if (painted !== null && window.location.pathname !== "/") forgetStaticHome();

/** As it stands in the page, for the first home page of this visit. */
export function takeStaticHome(): StaticHome | null {
  return painted;
}

/** Left once, it is not come back to: the next home page of this visit is React's own. */
export function forgetStaticHome(): void {
  painted?.home.remove();
  painted = null;
}

/** Brings the code of the body along where the page has not brought the body. */
export async function prepareBody(): Promise<void> {
  if (painted === null) await loadBody();
}
