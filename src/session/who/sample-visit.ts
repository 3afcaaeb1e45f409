import { safeReturn } from "#domain/access/return-url.ts";
import { session } from "./session.ts";

const FROM_KEY = "cuadra_antes_del_ejemplo";
const HOME = "/";
/** Where a visit ends that began without a known address. */
const FALLBACK = "/libro-contable";
/** What names a book, a company or an entry of one's own, which the sample does not have. */
const OWN = /[?&](?:book|empresa|asiento|linea|cuenta)=/;

interface Navigation {
  /** Goes to an address within the application; settles once its screen is shown, or it is known that it is not. */
  readonly go: (href: string) => Promise<unknown>;
}

let navigation: Navigation | null = null;

/** The page says how to go to an address; returns what takes it back. */
export function offerNavigation(offered: Navigation): () => void {
  navigation = offered;
  return () => {
    if (navigation === offered) navigation = null;
  };
}

function here(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Storage is untrusted: only what may be returned to is (AU-01). Not the guarded text: a guest stays a guest. */
export function storedAddress(): string {
  try {
    const found = window.sessionStorage.getItem(FROM_KEY) ?? "";
    return safeReturn(found) === null ? FALLBACK : found;
  } catch {
    return FALLBACK;
  }
}

function comeFrom(address: string): void {
  try {
    window.sessionStorage.setItem(FROM_KEY, address);
  } catch {
    // Without tab storage leaving the sample leads to the fallback.
  }
}

/**
 * Opens the sample company at an address that asks for it; answers the address without that. Whoever has no account is
 * a guest there. The home page has these addresses, so leaving leads there.
 */
export function visitSample(href: string): string {
  const { state, sample } = session.getSnapshot();
  // Once: each change of the session runs the guards again, and this with them.
  if (!sample) {
    comeFrom(HOME);
    if (state.kind === "out") session.becomeGuest();
    session.setSample(true);
  }
  const [address = "", hash] = href.split("#");
  const [path = "", query = ""] = address.split("?");
  const left = query.split("&").filter((pair) => !pair.startsWith("ejemplo="));
  const rest = hash === undefined ? "" : `#${hash}`;
  return left.length === 0 ? path + rest : `${path}?${left.join("&")}${rest}`;
}

/** Opens the sample company in this tab, on the screen that is open. */
export function enterSample(): void {
  const from = here();
  comeFrom(from);
  session.setSample(true);
  if (OWN.test(from)) void navigation?.go(window.location.pathname);
}

/**
 * Returns to the screen and the book from which the sample was entered. The address changes first: the guards of the
 * screen that is left would lead a guest to sign-in. A user who stays for unsaved input stays in the sample.
 */
export async function leaveSample(): Promise<void> {
  const to = storedAddress();
  if (navigation !== null && here() !== to) {
    const going = navigation.go(to);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (here() !== to) await going;
    if (here() !== to) return;
  }
  session.setSample(false);
}
