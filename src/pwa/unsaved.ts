/** A screen with input that is not yet committed. */
export interface UnsavedInput {
  /** Whether there is unsaved input now. */
  readonly isDirty: () => boolean;
  /** Commits the input or stores a draft. Returns false if it cannot be kept as typed. */
  readonly flush: () => Promise<boolean>;
}

const inputs = new Set<UnsavedInput>();

/** Call when the form opens; call the returned function when it closes. */
export function registerUnsaved(input: UnsavedInput): () => void {
  inputs.add(input);
  return () => {
    inputs.delete(input);
  };
}

export function hasUnsaved(): boolean {
  return [...inputs].some((input) => input.isDirty());
}

/** The person gave up what is typed: from here on nothing asks about it, the browser neither. */
export function giveUpUnsaved(): void {
  inputs.clear();
  const quiet = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", quiet, { capture: true });
}

async function keep(input: UnsavedInput): Promise<boolean> {
  try {
    return await input.flush();
  } catch {
    return false;
  }
}

/** Asks every screen to keep its input. Returns true if leaving the page now would lose nothing. */
export async function flushUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...inputs].filter((input) => input.isDirty()).map(keep));
  return kept.every(Boolean);
}
