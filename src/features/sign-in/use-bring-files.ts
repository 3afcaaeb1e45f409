import { useNavigate } from "@tanstack/react-router";
import type { AccountId } from "#domain/kernel/ids.ts";
import { claimVisitorFiles } from "#session/guest/claim-files.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { signInTexts } from "./texts.ts";

const { files: texts } = signInTexts;

/** Passes files added earlier in this tab to the account that signed in, and announces it. */
export function useBringFiles(): (account: AccountId) => Promise<void> {
  const navigate = useNavigate();
  const bring = async (account: AccountId): Promise<void> => {
    try {
      const [first, ...more] = await claimVisitorFiles(account);
      if (first === undefined) return;
      toast.success({
        title: texts.claimed(first.name, more.length),
        actions: [{ label: texts.see, onAction: () => void navigate({ to: "/workspace" }) }],
      });
    } catch {
      toast.error({
        title: texts.failed,
        text: texts.failedText,
        durationMs: 0,
        actions: [{ label: texts.retry, onAction: () => void bring(account) }],
      });
    }
  };
  return bring;
}
