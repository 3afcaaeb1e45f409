import type { ToastRequest } from "./toast.ts";

/** What is told together is one answer: a refusal that came with its success stays beside it. */
const TOGETHER_MS = 500;

interface Refusal {
  readonly at: number;
  readonly screen: string;
}

const refusals = new Map<string, Refusal>();

/** What goes by itself and asks for nothing. One that stays until it is closed, or offers a way, is not put away. */
const isPassing = ({ durationMs, actions = [] }: ToastRequest) => durationMs !== 0 && actions.length === 0;

/**
 * The refusals that a success of the same screen answers: what was refused before it, and still stands under it, would
 * read as a refusal of what was just done (AX-13).
 */
export function refusalsBehind(request: ToastRequest, now: number, screen: string): readonly string[] {
  if (request.tone === "error" && isPassing(request)) refusals.set(request.id, { at: now, screen });
  else refusals.delete(request.id);
  // What is undone or removed is told in the neutral tone.
  if (request.tone !== "success" && request.tone !== "neutral") return [];
  const behind = [...refusals].filter(([, each]) => each.screen === screen && now - each.at >= TOGETHER_MS);
  for (const [id] of behind) refusals.delete(id);
  return behind.map(([id]) => id);
}
