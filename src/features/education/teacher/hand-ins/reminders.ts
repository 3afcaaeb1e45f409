import type { HandIn } from "#domain/classroom/hand-ins.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { copyText } from "#ui/kit/save-file.ts";
import { handInTexts as texts } from "./texts.ts";

async function copied(text: string, done: { readonly title: string; readonly text?: string }): Promise<void> {
  if (await copyText(text)) toast.success(done);
  else toast.error({ title: texts.notCopied, text: texts.notCopiedText });
}

interface Missing {
  readonly title: string;
  readonly classroom: string;
  /** "Vence el …", or that it has no day. */
  readonly due: string;
}

/** Nothing is sent: the words to send go to the clipboard. */
export function copyHandInReminder(
  { student: { name } }: HandIn,
  { title, classroom, due }: Missing,
): Promise<void> {
  const words = texts.reminder(name, title, classroom, due);
  return copied(words, { title: texts.reminded, text: texts.remindedText(name) });
}

/** The names of those whose work has not come, one per line. */
export function copyMissing(missing: readonly HandIn[]): Promise<void> {
  const names = missing.map(({ student }) => student.name).join("\n");
  return copied(names, { title: texts.copiedMissing(missing.length) });
}
