import { showTopLayerAgain } from "#ui/kit/overlays/top-layer.ts";

/** A page that is out of the document, with what is needed to bring it back as it was. */
export interface HiddenPage {
  /** Where the lock screen is shown. */
  readonly place: HTMLElement;
  bringBack(): void;
}

const TITLE = "Cuadra bloqueada";

/** Keeps the title of the tab, which names books and companies, until it is shown again. */
function coverTitle(): () => void {
  let wanted = document.title;
  const cover = (): void => {
    if (document.title === TITLE) return;
    wanted = document.title;
    document.title = TITLE;
  };
  cover();
  const watch = new MutationObserver(cover);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    document.title = wanted;
  };
}

/** Scroll positions are lost with the document; those of the page and of what scrolls in it come back. */
function rememberScroll(root: HTMLElement): () => void {
  const [left, top] = [window.scrollX, window.scrollY];
  const inside = [...root.querySelectorAll("*")]
    .filter((each) => each.scrollTop > 0 || each.scrollLeft > 0)
    .map((each) => ({ each, top: each.scrollTop, left: each.scrollLeft }));
  return () => {
    for (const { each, ...place } of inside) each.scrollTo({ ...place, behavior: "instant" });
    window.scrollTo({ top, left, behavior: "instant" });
  };
}

const KEYS = ["keydown", "keypress", "keyup", "paste", "copy", "cut", "drop"] as const;

/** Keys reach the lock screen alone: the page that is out of sight has shortcuts on the window. */
function holdKeys(place: HTMLElement): () => void {
  const outside = (event: Event): void => {
    if (event.target instanceof Node && place.contains(event.target)) return;
    event.stopImmediatePropagation();
    if (event.type !== "keydown" || (event as KeyboardEvent).key.length === 1) event.preventDefault();
  };
  const inside = (event: Event): void => event.stopPropagation();
  for (const key of KEYS) {
    window.addEventListener(key, outside, true);
    place.addEventListener(key, inside);
  }
  return () => {
    for (const key of KEYS) window.removeEventListener(key, outside, true);
  };
}

/** Puts whatever comes into the page, such as a message, to the rest of what is out of sight. */
function keepEmpty(place: HTMLElement, hidden: Element[]): () => void {
  const watch = new MutationObserver(() => {
    for (const each of [...document.body.children]) {
      if (each === place) continue;
      if (!hidden.includes(each)) hidden.push(each);
      each.remove();
    }
  });
  watch.observe(document.body, { childList: true });
  return () => watch.disconnect();
}

/**
 * Takes the page out of the document. What it holds goes on: saving what was typed, and nothing that can be seen.
 * `before`: what was taken out already.
 */
export function hidePage(before: readonly Element[]): HiddenPage {
  const focused = document.activeElement;
  const { body } = document;
  const scrollBack = rememberScroll(body);
  const hidden = [...before, ...body.children];
  const place = document.createElement("div");
  place.id = "bloqueo";
  body.replaceChildren(place);
  const releases = [coverTitle(), holdKeys(place), keepEmpty(place, hidden)];
  return {
    place,
    bringBack() {
      for (const release of releases) release();
      body.replaceChildren(...hidden);
      // Dialogs, lists and messages leave the top layer with the document.
      showTopLayerAgain();
      scrollBack();
      if (focused instanceof HTMLElement && focused.isConnected && focused !== body) focused.focus();
    },
  };
}
