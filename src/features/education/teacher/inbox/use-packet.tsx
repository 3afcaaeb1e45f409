import { lazy, type ReactNode, Suspense, useState } from "react";
import { toast } from "#ui/kit/feedback/toast.ts";
import { studentPage } from "../../exchange/address-packet.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import { errorText } from "../../shell/trouble-text.ts";
import { inboxTexts as texts } from "./texts.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("../../exchange/share-dialog.tsx")).ShareDialog,
}));

interface Sharing {
  readonly busy: boolean;
  readonly share: (make: () => Promise<SharedPacket>) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Makes a packet and opens the ways to hand it on. */
export function usePacket(): Sharing {
  const [packet, setPacket] = useState<SharedPacket | null>(null);
  const [busy, setBusy] = useState(false);
  const share = async (make: () => Promise<SharedPacket>) => {
    setBusy(true);
    try {
      setPacket(await make());
    } catch (error) {
      console.error(error);
      toast.error({ title: texts.notMade, text: errorText(error, texts.notMadeText) });
    } finally {
      setBusy(false);
    }
  };
  const dialog =
    packet === null ? null : (
      <Suspense fallback={null}>
        <ShareDialog packet={packet} page={studentPage()} onClose={() => setPacket(null)} />
      </Suspense>
    );
  return { busy, share, dialog };
}
