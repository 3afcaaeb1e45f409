/** Holds everything between header and foot in the page that the build writes (-static-home.tsx). */
export const BODY_ID = "landing-body";

export const loadBody = () => import("#features/landing/body/landing-body.tsx");

// Taken when this file is read, which is before React clears the root. Painted or not, other pages do not show it.
let staticBody = typeof document === "undefined" ? null : document.getElementById(BODY_ID);

/** The body as it stands in the page, for the first home page of this visit. */
export function takeStaticBody(): HTMLElement | null {
  return staticBody;
}

export function forgetStaticBody(): void {
  staticBody = null;
}

/** Brings its code along where the page has not brought the body. */
export async function prepareBody(): Promise<void> {
  if (staticBody === null) await loadBody();
}
