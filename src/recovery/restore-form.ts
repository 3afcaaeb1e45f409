import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import type { Findings } from "#storage/recovery/look.ts";
import type { RecoverRefusal, RecoverTarget } from "#storage/recovery/recover-account.ts";
import type { RecoverJob } from "#storage/workers/recover-in-worker.ts";
import { h, onPress, whileBusy } from "./element.ts";
import { ProgressRow } from "./progress.ts";
import { form, options, recoveryRefusalText } from "./texts.ts";

interface RestoreFormParts {
  readonly backup: BackupFacts;
  /** Holds the backup, and restores it. */
  readonly job: RecoverJob;
  readonly target: RecoverTarget;
  readonly findings: Findings;
  /** "hoy, 10:31" */
  readonly when: string;
  readonly onDone: () => void;
  /** `isBegun`: the restore was under way, and nothing of it was written. */
  readonly onCancel: (isBegun: boolean) => void;
}

let fields = 0;

interface PasswordInput {
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
}

function passwordInput(label: string, autocomplete: string): PasswordInput {
  fields += 1;
  const id = `clave-${fields}`;
  const input = h("input", { id, type: "password", autocomplete, spellcheck: "false", class: "grow" });
  const field = h(
    "div",
    {},
    h("label", { for: id, class: "field-label" }, label),
    h("span", { class: "control" }, input),
  );
  return { field, input };
}

function notesOf({ backup, target, when }: RestoreFormParts): HTMLElement[] {
  const { bad, settled, account, entries, books } = backup;
  const who = account.name === "" ? target.email : `${account.name} (${target.email})`;
  const notes = [form.holds(who, when, entries, books)];
  if (bad.count > 0) notes.push(form.problems(bad.count));
  const more = settled.count - settled.first.length;
  if (settled.count > 0)
    notes.push(form.settled(`${settled.first.join(", ")}${more > 0 ? ` y ${more} más` : ""}`));
  notes.push(target.registered ? form.replaces : form.fresh(target.email));
  return notes.map((text) => h("p", {}, text));
}

async function restore(
  { job, target, findings }: RestoreFormParts,
  password: string,
  onProgress: (done: number) => void,
): Promise<RecoverRefusal | null> {
  const { recoverAccount } = await import("#storage/recovery/recover-account.ts");
  const result = await recoverAccount(job, target, password, findings, onProgress);
  return result.ok ? null : result.error;
}

function inputsFor(target: RecoverTarget): readonly PasswordInput[] {
  if (target.registered) return [passwordInput(form.known(target.email), "current-password")];
  return [passwordInput(form.newPassword, "new-password"), passwordInput(form.repeat, "new-password")];
}

function problemOf(inputs: readonly HTMLInputElement[]): string | null {
  const [first, second] = inputs;
  if (!first || first.value === "") return form.blank;
  return second && second.value !== first.value ? form.mismatch : null;
}

/** Contents of a copy, the password field it needs, and the button that restores it. */
export function restoreForm(parts: RestoreFormParts): HTMLElement {
  const passwords = inputsFor(parts.target);
  const inputs = passwords.map((each) => each.input);
  const error = h("p", { role: "alert", class: "text-error font-semibold empty:hidden" });
  const submit = h("button", { type: "submit", class: "btn btn-primary" }, form.restore);
  const cancel = h("button", { type: "button", class: "btn btn-ghost" }, form.cancel);
  const foot = h("div", { class: "flex flex-wrap gap-3" }, submit, cancel);
  onPress(cancel, () => {
    parts.job.end();
    parts.onCancel(false);
  });
  const element = h(
    "form",
    { class: "flex max-w-md flex-col gap-4", novalidate: true },
    ...notesOf(parts),
    ...passwords.map((each) => each.field),
    error,
    foot,
  );
  const run = async (): Promise<void> => {
    error.textContent = problemOf(inputs) ?? "";
    if (error.textContent !== "") return;
    const progress = new ProgressRow(form.writingCopy, () => parts.job.end());
    foot.replaceWith(progress.element);
    try {
      const refusal = await restore(parts, inputs[0]?.value ?? "", progress.tell);
      if (refusal === null) parts.onDone();
      else if (refusal.kind === "cancelled") parts.onCancel(true);
      else error.textContent = recoveryRefusalText(refusal);
    } finally {
      progress.element.replaceWith(foot);
    }
  };
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    whileBusy(submit, form.restoring, run)
      .then(() => inputs[0]?.focus())
      .catch((failure: unknown) => {
        console.error(failure);
        error.textContent = options.failed;
      });
  });
  queueMicrotask(() => inputs[0]?.focus());
  return element;
}
