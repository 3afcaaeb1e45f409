/** A screen that holds something typed and not yet committed. */
export interface UnsavedInput {
  /** Whether there is anything to lose at this moment. */
  readonly isDirty: () => boolean;
  /** Keeps what was typed (commits it or stores a draft). False when it cannot be kept as it stands. */
  readonly flush: () => Promise<boolean>;
}

const inputs = new Set<UnsavedInput>();

/** Call when the form opens; call the result when it closes. */
export function registerUnsaved(input: UnsavedInput): () => void {
  inputs.add(input);
  return () => {
    inputs.delete(input);
  };
}

export function hasUnsaved(): boolean {
  return [...inputs].some((input) => input.isDirty());
}

async function keep(input: UnsavedInput): Promise<boolean> {
  try {
    return await input.flush();
  } catch {
    return false;
  }
}

/** Asks every screen to keep its input. True when nothing would be lost by leaving this page now. */
export async function flushUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...inputs].filter((input) => input.isDirty()).map(keep));
  return kept.every(Boolean);
}
