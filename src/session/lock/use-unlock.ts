import { useState } from "react";
import { countWrongTry, removePin, tryPin, waitOf } from "#storage/lock/pin.ts";
import { session } from "../who/session.ts";
import { lockScreenTexts as texts } from "./lock-texts.ts";

interface Unlock {
  readonly typed: string;
  readonly error: string | null;
  readonly busy: boolean;
  readonly change: (text: string) => void;
  readonly submit: () => Promise<void>;
}

const waitText = (milliseconds: number): string => texts.wait(Math.ceil(milliseconds / 1000));

interface Refused {
  readonly text: string;
  /** What was typed is wrong. Anything else says nothing of it, so it stays to be sent again. */
  readonly isWrong: boolean;
}

const untried = (text: string): Refused => ({ text, isWrong: false });
const wrong = (text: string): Refused => ({ text, isWrong: true });

/** Null once it is unlocked; otherwise why not. */
async function withPin(accountId: string, pin: string): Promise<Refused | null> {
  if (pin === "") return untried(texts.blank);
  const tried = await tryPin(accountId, pin);
  if (tried.ok) return null;
  if (tried.error === "damaged") return untried(texts.unreadable);
  if (tried.error === "uncounted") return untried(texts.uncounted);
  const wait = waitOf(accountId);
  if (tried.error === "wait") return untried(waitText(wait));
  return wrong(wait > 0 ? `${texts.wrong} ${waitText(wait)}` : texts.wrong);
}

/** The same with the password of the account, which takes the PIN away: it was forgotten. */
async function withPassword(accountId: string, email: string, password: string): Promise<Refused | null> {
  if (password === "") return untried(texts.blankPassword);
  const wait = waitOf(accountId);
  if (wait > 0) return untried(waitText(wait));
  const checked = await session.ask((registry) => registry.verifyPassword(email, password));
  if (!checked.ok) return untried(texts.failed);
  if (checked.value.ok) {
    removePin(accountId);
    return null;
  }
  countWrongTry(accountId);
  return wrong(texts.wrongPassword);
}

export function useUnlock(way: "pin" | "password", onUnlock: () => void): Unlock {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // A press before the registry has answered waits for it; without it nobody is let in.
    const { state } = await session.ready();
    if (state.kind !== "in") {
      setBusy(false);
      setError(texts.failed);
      return;
    }
    const { id, email } = state.user;
    const refused = await (way === "pin" ? withPin(id, typed) : withPassword(id, email, typed)).catch(() =>
      untried(texts.failed),
    );
    setBusy(false);
    if (refused === null) {
      onUnlock();
      return;
    }
    if (refused.isWrong) setTyped("");
    setError(refused.text);
  };
  return {
    typed,
    error,
    busy,
    change: (text) => {
      setTyped(text);
      setError(null);
    },
    submit,
  };
}
