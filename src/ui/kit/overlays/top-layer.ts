interface OnTop {
  readonly element: HTMLElement;
  readonly show: () => void;
}

/** What belongs in the top layer, the topmost last. */
const onTop = new Set<OnTop>();

/**
 * Shows an element in the top layer. One that is out of the document, where the browser refuses that, is shown when its
 * page is back. The returned function forgets it.
 */
export function keepOnTop(element: HTMLElement, show: () => void): () => void {
  const mine = { element, show };
  onTop.add(mine);
  if (element.isConnected) show();
  return () => void onTop.delete(mine);
}

/** Shows everything again, in its order, after the whole page was out of the document: the top layer empties then. */
export function showTopLayerAgain(): void {
  for (const { element, show } of onTop) if (element.isConnected) show();
}

/** Shows a `popover="manual"`, where the browser knows of such. */
export function showFloat(float: HTMLElement): void {
  if (typeof float.showPopover === "function" && !float.matches(":popover-open")) float.showPopover();
}
