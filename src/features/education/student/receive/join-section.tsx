import { useMemo, useState } from "react";
import type { ClassCard } from "#domain/exchange/message.ts";
import type { OpenedPacket } from "#domain/exchange/receive/receive-plan.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { forgetAddressPacket } from "../../exchange/address-packet.ts";
import { JoinPanel } from "../../exchange/join-panel.tsx";
import { errorText } from "../../shell/trouble-text.ts";
import { Identities } from "./identities.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import { type Identity, newCards, takePackets } from "./take-packets.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";
import { toldPackets } from "./told-packets.ts";

interface JoinSectionProps {
  readonly storage: StudentStorage;
  readonly profile: string;
  readonly contents: StudentContents;
  /** Keys of this device and of former ones, as they are stored. */
  readonly keys: readonly unknown[];
}

/** Packets that wait for who enters the classroom of their card. */
interface Waiting {
  readonly packets: readonly OpenedPacket[];
  readonly card: ClassCard;
}

/** Tells what was received; see `toldPackets`. */
function tell(...taken: Parameters<typeof toldPackets>): void {
  const told = toldPackets(...taken);
  if (told === null) return;
  const { tone, ...what } = told;
  toast[tone](what);
}

/** Where a student receives: a class card, which asks who enters; tasks and grades, which are kept at once. */
export function JoinSection({ storage, profile, contents, keys }: JoinSectionProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { classrooms } = contents;
  const keyring = useMemo((): Keyring => {
    const own = keys.map(keptKeys).filter((each) => each !== null);
    const cards = new Map(classrooms.map((each) => [each.id, keptCard(each)?.keys.sign ?? null]));
    return { own, classKey: (classroom) => cards.get(classroom) ?? null };
  }, [keys, classrooms]);
  /** Null once everything is kept; otherwise why not. */
  const take = async (packets: readonly OpenedPacket[], who: Identity | null): Promise<string | null> => {
    try {
      tell(await takePackets(storage, packets, who), who !== null, contents.settings);
      forgetAddressPacket();
      return null;
    } catch (error) {
      if (classifyError(error) === "bug") console.error(error);
      return errorText(error, texts.notKept);
    }
  };
  const receive = async (packets: readonly OpenedPacket[]) => {
    const [card] = newCards(packets, classrooms);
    if (card === undefined) return take(packets, null);
    setWaiting({ packets, card });
    return null;
  };
  const close = () => {
    setWaiting(null);
    forgetAddressPacket();
  };
  const join = async (who: Identity) => {
    const why = waiting === null ? null : await take(waiting.packets, who);
    // Only now: what is opened next is of a classroom that is here.
    if (why === null) setWaiting(null);
    return why === null ? null : `${texts.notJoined}. ${why}`;
  };
  return (
    <section aria-labelledby="recibir-aula" className="grid gap-3">
      <h2 id="recibir-aula" className="font-bold text-base">
        {texts.title}
      </h2>
      <Identities storage={storage} profile={profile} contents={contents} />
      <JoinPanel keyring={keyring} onPackets={receive} />
      {waiting === null ? null : <JoinDialog card={waiting.card} onJoin={join} onClose={close} />}
    </section>
  );
}
