import type { ToastRequest } from "./toast.ts";

/** What is told together is one answer: a refusal that came with its success stays beside it, unless somebody pressed. */
const TOGETHER_MS = 500;

/** When and where something is told, and when a key or a pointer was last pressed, in the page's milliseconds. */
export interface Moment {
  readonly now: number;
  readonly pressedAt: number;
  readonly screen: string;
}

interface Refusal {
  readonly at: number;
  readonly screen: string;
  readonly title: string;
}

const refusals = new Map<string, Refusal>();

/** A refusal that asks for nothing. One that stays whatever follows, or offers a way, is not put away. */
const isPassing = ({ durationMs, actions = [] }: ToastRequest) => durationMs !== 0 && actions.length === 0;

/** Those of the screen that stood before the moment, of one title or of any. */
function takeBefore({ now, pressedAt, screen }: Moment, title?: string): readonly string[] {
  const isBefore = ({ at }: Refusal) => at < pressedAt || now - at >= TOGETHER_MS;
  const before = [...refusals].filter(
    ([, each]) => each.screen === screen && isBefore(each) && (title === undefined || each.title === title),
  );
  for (const [id] of before) refusals.delete(id);
  return before.map(([id]) => id);
}

/**
 * The refusals that a message of the same screen answers. A success: what was refused before it, and still stands under
 * it, would read as a refusal of what was just done (AX-13). A refusal: the one of that title before it, since the same
 * press was refused again (AX-04).
 */
export function refusalsBehind(request: ToastRequest, moment: Moment): readonly string[] {
  const { id, tone, title } = request;
  refusals.delete(id);
  // What is undone or removed is told in the neutral tone.
  if (tone === "success" || tone === "neutral") return takeBefore(moment);
  if (tone !== "error" || !isPassing(request)) return [];
  const behind = takeBefore(moment, title);
  refusals.set(id, { at: moment.now, screen: moment.screen, title });
  return behind;
}

/** The same where a command went through whose success is shown and not told. */
export const refusalsAnswered = (moment: Moment) => takeBefore(moment);

/**
 * A refusal has no time of its own: nobody knows when it was read, and it may be the only place that says so. It stays
 * until it is closed or answered (AX-04). One with a button says the time of its offer.
 */
export function untilRead(request: ToastRequest): ToastRequest {
  if (request.tone !== "error" || (request.actions ?? []).length > 0) return request;
  const { fadeMs: _fades, ...rest } = request;
  return { ...rest, durationMs: 0 };
}
