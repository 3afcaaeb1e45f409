import { type ReactNode, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { paymentTexts } from "./payment-texts.ts";

const { future: texts } = paymentTexts;

interface FutureDay {
  /** Goes on with a payment's day, after asking about one that has not come yet. */
  readonly check: (day: Day, go: () => void) => void;
  readonly dialog: ReactNode;
}

export function useFutureDay(): FutureDay {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const [asked, setAsked] = useState<{ readonly day: Day; readonly go: () => void } | null>(null);
  const check = (day: Day, go: () => void) => (day > now ? setAsked({ day, go }) : go());
  const dialog =
    asked === null ? null : (
      <ConfirmDialog
        open
        title={texts.title}
        text={texts.text(formatDay(asked.day))}
        detail={texts.detail}
        confirmLabel={texts.confirm}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          asked.go();
        }}
      />
    );
  return { check, dialog };
}
