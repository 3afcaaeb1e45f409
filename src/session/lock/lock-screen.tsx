import { type FormEvent, StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushUnsaved, giveUpUnsaved } from "#pwa/unsaved.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { Store } from "#ui/kit/create-store.ts";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { session } from "../who/session.ts";
import { lockScreenTexts as texts } from "./lock-texts.ts";
import { useUnlock } from "./use-unlock.ts";

interface LockWorld {
  readonly locked: Store<boolean>;
  /** Call once the person has shown who they are. */
  readonly onUnlock: () => void;
}

type Way = "pin" | "password";

/** How long the page behind has to keep what was typed. */
const PATIENCE_MS = 10_000;

function signOut(): void {
  giveUpUnsaved();
  session.signOut();
}

const WORDS = {
  pin: { label: texts.pin, submit: texts.open, other: texts.forgot },
  password: { label: texts.password, submit: texts.enter, other: texts.usePin },
} as const;

interface UnlockFormProps {
  readonly way: Way;
  readonly onOther: () => void;
  readonly onUnlock: () => void;
  /** Called instead of leaving if something typed would be lost. */
  readonly onUnsaved: () => void;
}

/** One field and its button. The focus begins in the field, and comes back to it when a try is refused. */
function UnlockForm({ way, onOther, onUnlock, onUnsaved }: UnlockFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);
  const { typed, error, busy, change, submit } = useUnlock(way, onUnlock);
  const words = WORDS[way];
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit().then(() => field.current?.focus());
  };
  const leave = async () => {
    setLeaving(true);
    const kept = await inTime(flushUnsaved(), PATIENCE_MS).catch(() => false);
    if (kept) signOut();
    else onUnsaved();
  };
  return (
    <form noValidate className="mt-6 grid gap-4" onSubmit={send}>
      <PasswordField
        ref={field}
        label={words.label}
        value={typed}
        onChange={change}
        error={error ?? undefined}
        autoComplete={way === "pin" ? "off" : "current-password"}
        {...(way === "pin" && { inputMode: "numeric" as const })}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {words.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onOther}>
          {words.other}
        </Button>
        <Button variant="ghost" size="sm" loading={leaving} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
      </div>
    </form>
  );
}

/** Asks before what is typed on the page behind is lost. The focus begins on the answer that loses nothing. */
function LeaveQuestion({ onStay }: { readonly onStay: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alert" className="mt-6 grid gap-4">
      <h2 className="title-block">{texts.leaveTitle}</h2>
      <p>{texts.leaveText}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={stay} variant="primary" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button variant="destructive" onClick={signOut}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}

function LockScreen({ onUnlock }: Pick<LockWorld, "onUnlock">) {
  const { state } = useStore(session);
  const [way, setWay] = useState<Way>("pin");
  const [asks, setAsks] = useState(false);
  const who = state.kind === "in" ? state.user.email : "";
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center px-6 py-10">
      <BrandMark size={34} />
      <h1 className="title-section mt-6">{texts.title}</h1>
      {asks ? (
        <LeaveQuestion onStay={() => setAsks(false)} />
      ) : (
        <>
          <p className="mt-2 text-muted">{way === "pin" ? texts.lead(who) : texts.forgotText}</p>
          {/* The key empties the field with the way. */}
          <UnlockForm
            key={way}
            way={way}
            onOther={() => setWay(way === "pin" ? "password" : "pin")}
            onUnlock={onUnlock}
            onUnsaved={() => setAsks(true)}
          />
        </>
      )}
    </main>
  );
}

/** Shows the lock in place of the page, until it is unlocked. */
export function showLock(place: HTMLElement, { locked, onUnlock }: LockWorld): void {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <LockScreen onUnlock={onUnlock} />
    </StrictMode>,
  );
  const stop = locked.subscribe(() => {
    if (locked.getSnapshot()) return;
    stop();
    root.unmount();
  });
}
