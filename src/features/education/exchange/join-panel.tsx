import { useState } from "react";
import type { OpenedPacket, ReadSource } from "#domain/exchange/receive/receive-plan.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useAddressPacket } from "./address-packet.ts";
import { FailureList, failedWith } from "./failure-list.tsx";
import { ReceiveBox } from "./receive-box.tsx";
import { exchangeTexts } from "./texts.ts";
import { useReceiving } from "./use-receiving.ts";

const { join: texts } = exchangeTexts;

export interface JoinPanelProps {
  readonly keyring: Keyring;
  /** Takes class cards, tasks and returns, which were opened and checked. Null, or why they could not be kept. */
  readonly onPackets: (packets: readonly OpenedPacket[]) => Promise<string | null>;
}

/** How a student enters a classroom and receives from it: file, code, link or text. */
export function JoinPanel({ keyring, onPackets }: JoinPanelProps) {
  const [failed, setFailed] = useState<readonly ReadSource[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const receiving = useReceiving(keyring, async (sources) => {
    const packets = sources.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
    const usable = packets.filter(({ message }) => message.kind !== "entrega");
    // Returns of a whole course come in one file, and only one's own opens: the others are no failure.
    const hasOwn = usable.some(({ message }) => message.kind === "devolucion");
    const isOthers = ({ outcome }: ReadSource) => hasOwn && !outcome.ok && outcome.error.kind === "other-key";
    setFailed(sources.filter((source) => !source.outcome.ok && !isOthers(source)));
    if (usable.length === 0) setProblem(texts.nothing);
    else setProblem(await onPackets(usable));
  });
  useAddressPacket(receiving.receive);
  return (
    <section aria-label={texts.name} className="grid content-start gap-4">
      <ReceiveBox title={texts.drop} help={texts.kinds} receiving={receiving} />
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <FailureList
        tone="warn"
        title={exchangeTexts.failures.unused(failed.length)}
        failed={failed.flatMap(({ name, outcome }) => (outcome.ok ? [] : [failedWith(name, outcome.error)]))}
      />
    </section>
  );
}
