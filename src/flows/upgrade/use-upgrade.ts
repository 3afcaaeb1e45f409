import { useState } from "react";
import { accountRefusalText } from "#session/who/account-texts.ts";
import { session } from "#session/who/session.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { upgradeTexts as texts } from "./texts.ts";

/** Switches the account to Premium immediately, without payment, in every tab (spec-decision 8). */
export function useUpgrade(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const upgrade = async (): Promise<void> => {
    setBusy(true);
    const changed = await session.changeAccount({ plan: "premium" });
    setBusy(false);
    if (!changed.ok) {
      toast.error({ id: "upgrade", title: texts.failedTitle, text: accountRefusalText(changed.error) });
      return;
    }
    toast.success({ id: "upgrade", title: texts.doneTitle, text: texts.doneText });
    onDone();
  };
  return { busy, upgrade };
}
