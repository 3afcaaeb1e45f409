import { type RefObject, useRef, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { pageLock } from "#session/lock/page-lock.ts";
import { LOCK_MINUTES, type LockMinutes, lockMinutes } from "#storage/lock/lock-keys.ts";
import { isPin, removePin, setPin, tryPin, waitOf } from "#storage/lock/pin.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { pinTexts as texts } from "./pin-texts.ts";

export const PIN_PARTS = ["pin", "again", "current"] as const;
export type PinPart = (typeof PIN_PARTS)[number];

interface Refused {
  readonly at: PinPart;
  readonly text: string;
}

const NOTHING = { pin: "", again: "", current: "" };

export interface PinForm {
  /** Minutes of the lock that is on; null if it is off. */
  readonly on: LockMinutes | null;
  readonly typed: Readonly<Record<PinPart, string>>;
  readonly minutes: LockMinutes;
  readonly busy: boolean;
  readonly errorOf: (part: PinPart) => string | undefined;
  readonly fieldOf: (part: PinPart) => RefObject<HTMLInputElement | null>;
  readonly change: (part: PinPart, text: string) => void;
  readonly setMinutes: (minutes: LockMinutes) => void;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** The PIN of this account on this device. What is refused gets the focus. */
export function usePin(user: User): PinForm {
  const [on, setOn] = useState(() => lockMinutes(user.id));
  const [typed, setTyped] = useState(NOTHING);
  const [minutes, setMinutes] = useState<LockMinutes>(LOCK_MINUTES[0]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const pin = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const current = useRef<HTMLInputElement>(null);
  const fields = { pin, again, current };
  const refuse = (at: PinPart, text: string): void => {
    setRefused({ at, text });
    fields[at].current?.focus();
  };
  const settle = (next: LockMinutes | null, title: string): void => {
    setOn(next);
    setTyped(NOTHING);
    setRefused(null);
    toast.success({ title });
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work().catch(() => toast.error({ title: texts.failed }));
    setBusy(false);
  };
  return {
    on,
    typed,
    minutes,
    busy,
    errorOf: (part) => (refused?.at === part ? refused.text : undefined),
    fieldOf: (part) => fields[part],
    change: (part, text) => {
      setTyped((before) => ({ ...before, [part]: text }));
      setRefused(null);
    },
    setMinutes,
    turnOn: () =>
      run(async () => {
        if (!isPin(typed.pin)) return refuse("pin", texts.bad);
        if (typed.pin !== typed.again) return refuse("again", texts.mismatch);
        await setPin(user.id, typed.pin, minutes);
        pageLock.start();
        settle(minutes, texts.turnedOn);
      }),
    turnOff: () =>
      run(async () => {
        const tried = await tryPin(user.id, typed.current);
        const wait = Math.ceil(waitOf(user.id) / 1000);
        if (!tried.ok && tried.error === "wait") return refuse("current", texts.wait(wait));
        if (!tried.ok && tried.error === "wrong") return refuse("current", texts.wrong);
        if (!tried.ok && tried.error === "uncounted") return refuse("current", texts.uncounted);
        removePin(user.id);
        settle(null, texts.turnedOff);
      }),
  };
}
