import { systemClock } from "#storage/engine/environment.ts";
import { accessFrom, askForAccess } from "#storage/lock/delayed-access.ts";
import { unlockWithPassword, unlockWithPin, untried } from "./actions.ts";
import { h, onPress, whileBusy } from "./element.ts";
import type { ShutAccount } from "./pin-guard.ts";
import { locked as texts } from "./texts.ts";

interface UnlockParts {
  readonly account: ShutAccount;
  /** "hoy, 10:31" */
  readonly when: (at: number) => string;
  readonly onOpen: () => void;
}

type Way = "pin" | "password";

/** Where the password cannot be checked, the books open a day after somebody asks. */
function waitRow({ account, when }: UnlockParts): HTMLElement {
  const told = h("p", { role: "status", class: "text-muted" });
  const show = (): boolean => {
    const from = accessFrom(account.id);
    if (from !== null) told.textContent = texts.waitUntil(when(from));
    return from !== null;
  };
  if (show()) return told;
  told.textContent = texts.waitText;
  const ask = h("button", { type: "button", class: "btn btn-outline" }, texts.waitAsk);
  onPress(ask, () => {
    if (askForAccess(account.id, systemClock.now()) && show()) ask.remove();
    else told.textContent = texts.waitFailed;
  });
  return h("div", { class: "flex flex-col items-start gap-3" }, told, ask);
}

function formFor(parts: UnlockParts, way: Way, onOther: () => void): HTMLFormElement {
  const { account } = parts;
  const id = `${way}-${account.id}`;
  const input = h("input", {
    id,
    type: "password",
    autocomplete: way === "pin" ? "off" : "current-password",
    inputmode: way === "pin" ? "numeric" : "text",
    spellcheck: "false",
    class: "grow",
  });
  const error = h("p", { role: "alert", class: "text-error font-semibold empty:hidden" });
  const submit = h("button", { type: "submit", class: "btn btn-primary" }, texts.open);
  const other = h("button", { type: "button", class: "btn btn-ghost" }, texts.other[way]);
  onPress(other, onOther);
  const form = h(
    "form",
    { class: "flex max-w-md flex-col gap-4", novalidate: true },
    h(
      "div",
      {},
      h("label", { for: id, class: "field-label" }, texts.label[way]),
      h("span", { class: "control" }, input),
    ),
    error,
    h("div", { class: "flex flex-wrap gap-3" }, submit, other),
  );
  const run = async (): Promise<void> => {
    const unlock = way === "pin" ? unlockWithPin : unlockWithPassword;
    const done = await unlock(account, input.value).catch(() => untried(texts.failed));
    if (done.ok) return parts.onOpen();
    if (done.error === null) return form.replaceWith(waitRow(parts));
    error.textContent = done.error.text;
    if (done.error.isWrong) input.value = "";
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    whileBusy(submit, texts.checking, run)
      .then(() => input.focus())
      .catch((failure: unknown) => {
        console.error(failure);
        error.textContent = texts.failed;
      });
  });
  return form;
}

/** One account with a PIN: who it is, and the field that opens it. */
function lockedRow(parts: UnlockParts): HTMLElement {
  const { account } = parts;
  const place = h("div", {});
  const show = (way: Way): HTMLFormElement => {
    const form = formFor(parts, way, () =>
      show(way === "pin" ? "password" : "pin")
        .querySelector("input")
        ?.focus(),
    );
    const cannotCheck = way === "password" && account.registered !== "yes";
    place.replaceChildren(cannotCheck ? waitRow(parts) : form);
    return form;
  };
  show("pin");
  return h(
    "li",
    { class: "flex flex-col gap-4 border-raya border-b py-4" },
    h("h3", { class: "font-semibold text-base/6" }, account.email || texts.someAccount),
    place,
  );
}

/** The accounts that show nothing yet; null if there is none. */
export function lockedList(
  shut: readonly ShutAccount[],
  world: Pick<UnlockParts, "when"> & { readonly onOpen: (account: ShutAccount) => void },
): HTMLElement | null {
  if (shut.length === 0) return null;
  return h(
    "section",
    { class: "mt-11" },
    h("h2", { class: "section-head" }, texts.heading),
    h("p", { class: "mt-2 text-muted" }, texts.lead),
    h(
      "ul",
      {},
      ...shut.map((account) => lockedRow({ account, when: world.when, onOpen: () => world.onOpen(account) })),
    ),
  );
}
