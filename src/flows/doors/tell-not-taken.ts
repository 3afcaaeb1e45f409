import { toast } from "#ui/kit/feedback/toast.ts";
import { doorTexts } from "./texts.ts";

/** A file was brought to a screen that cannot take it now: says why and what to do; nothing of it was read. */
export function tellNotTaken(why: keyof typeof doorTexts.notTaken): void {
  const [title, text] = doorTexts.notTaken[why];
  toast.info({ id: "door-not-taken", title, text, durationMs: 8_000 });
}
