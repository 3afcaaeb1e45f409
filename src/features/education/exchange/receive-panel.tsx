import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-help";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useState } from "react";
import { mayStillArrive } from "#domain/exchange/failure.ts";
import {
  planReceipt,
  type ReadSource,
  type ReceiptRemark,
  type ReceivePlan,
  type ReceivingDesk,
  type Unidentified,
} from "#domain/exchange/receive/receive-plan.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { ClassroomId, StudentId, SubmissionId } from "#domain/kernel/ids.ts";
import type { DeviceKeys } from "#formats/exchange/keys/device-keys.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { forgetAddressPacket, useAddressPacket } from "./address-packet.ts";
import { type Failed, FailureList, failedWith } from "./failure-list.tsx";
import { ReceiveBox } from "./receive-box.tsx";
import { exchangeTexts } from "./texts.ts";
import { useReceiving } from "./use-receiving.ts";

const { receive: texts } = exchangeTexts;

function Count({
  icon,
  label,
  count,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
}) {
  return (
    <li className="exchange-count">
      {icon}
      <span className="grow">{label}</span>
      <strong className="amount">{count}</strong>
    </li>
  );
}

/** `waiting`: how many of those without a student still have none. */
function Counts({ plan, waiting }: { readonly plan: ReceivePlan; readonly waiting: number }) {
  const changed = plan.repeated.filter((each) => each.changed).length;
  const unused = plan.damaged.filter(({ failure }) => !mayStillArrive(failure)).length;
  const read = plan.taken.length + plan.unidentified.length + plan.repeated.length + plan.misplaced.length;
  const others = plan.misplaced.filter(({ why }) => why === "not-a-hand-in").length;
  const elsewhere = plan.misplaced.length - others;
  const icon = { size: 18, "aria-hidden": true } as const;
  return (
    <ul aria-label={texts.last}>
      <Count icon={<CircleCheck {...icon} />} label={texts.read} count={read} />
      <Count icon={<CircleCheck {...icon} />} label={texts.fresh} count={plan.taken.length} />
      <Count icon={<Copy {...icon} />} label={texts.repeated} count={plan.repeated.length - changed} />
      {changed > 0 ? <Count icon={<Copy {...icon} />} label={texts.changed} count={changed} /> : null}
      <Count icon={<CircleHelp {...icon} />} label={texts.unidentified} count={waiting} />
      <Count icon={<CircleAlert {...icon} />} label={texts.damaged} count={plan.damaged.length - unused} />
      {unused > 0 ? <Count icon={<CircleAlert {...icon} />} label={texts.unused} count={unused} /> : null}
      {elsewhere > 0 ? (
        <Count icon={<CircleAlert {...icon} />} label={texts.misplaced} count={elsewhere} />
      ) : null}
      {others > 0 ? <Count icon={<CircleAlert {...icon} />} label={texts.otherKind} count={others} /> : null}
    </ul>
  );
}

/** A code, with what differs from the received one in bold. */
function ComparedCode({ code, received }: { readonly code: string; readonly received: string }) {
  let same = 0;
  while (same < code.length && code[same] === received[same]) same += 1;
  return (
    <>
      {code.slice(0, same)}
      <strong>{code.slice(same)}</strong>.
    </>
  );
}

interface WhoIsItProps {
  readonly message: Unidentified;
  readonly desk: ReceivingDesk;
  readonly onIdentify: (submission: SubmissionId, student: StudentId) => void;
}

/** Asks who sent it, one suggestion after the other. */
function WhoIsIt({ message, desk, onIdentify }: WhoIsItProps) {
  const [asked, setAsked] = useState(0);
  const { code } = message.packet.message.content;
  const title = message.why === "shared-code" ? texts.sharedCode(code) : texts.unknownCode(code);
  const suggestion = desk.roster.find(({ id }) => id === message.suggestions[asked]);
  return (
    <Banner tone="warn">
      <p className="font-semibold">{title}</p>
      {suggestion === undefined ? (
        <p>{texts.nobody}</p>
      ) : (
        <>
          <p>
            {texts.isIt(suggestion.name)}
            <ComparedCode code={suggestion.code} received={code} />
          </p>
          <div className="mt-2 flex gap-2">
            <Button
              size="sm"
              variant="primary"
              aria-label={texts.yesName(suggestion.name)}
              onClick={() => onIdentify(message.packet.message.id, suggestion.id)}
            >
              {texts.yes}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.noName(suggestion.name)}
              onClick={() => setAsked(asked + 1)}
            >
              {texts.no}
            </Button>
          </div>
        </>
      )}
    </Banner>
  );
}

function remarkText(remark: ReceiptRemark, figuresOf: string | undefined, signed: string): string {
  if (remark === "other-figures") return exchangeTexts.otherFigures(figuresOf);
  return remark === "other-name" ? exchangeTexts.otherName(signed) : exchangeTexts.remarks[remark];
}

/** What to look at in what was taken: who, and why. */
function Remarks({ plan, desk }: { readonly plan: ReceivePlan; readonly desk: ReceivingDesk }) {
  const nameOf = (student: StudentId | null) => desk.roster.find(({ id }) => id === student)?.name;
  const remarked = plan.taken.filter(({ remarks }) => remarks.length > 0);
  if (remarked.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="font-semibold">{texts.remarks}</p>
      <ul>
        {remarked.map(({ packet, student, remarks, figuresOf }) => (
          <li key={packet.message.id} className="wrap-anywhere">
            {nameOf(student)}:{" "}
            {remarks
              .map((each) => remarkText(each, nameOf(figuresOf), packet.message.content.name))
              .join(", ")}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Another classroom of the desk, or one that was deleted from it. */
export interface OtherClassroom {
  readonly id: ClassroomId;
  readonly name: string;
  readonly keys: DeviceKeys | null;
  /** The day it was deleted; null for one that is here. */
  readonly deleted: Day | null;
  /** Brings it back where that can be done. */
  readonly onBringBack: (() => void) | null;
}

function failedOf({ source: name, failure }: ReceivePlan["damaged"][number], alone: boolean): Failed {
  const isNamed = alone && failure.kind === "truncated";
  return failedWith(isNamed ? exchangeTexts.truncated(name) : name, failure);
}

type Misplaced = ReceivePlan["misplaced"][number];

function misplacedText({ why, classroom }: Misplaced, others: readonly OtherClassroom[]): string {
  const other = why === "other-class" ? others.find(({ id }) => id === classroom) : undefined;
  if (other === undefined) return exchangeTexts.misplaced[why];
  const { name, deleted } = other;
  return deleted === null ? texts.otherClass(name) : texts.deletedClass(name, formatDay(deleted));
}

interface ProblemsProps {
  readonly plan: ReceivePlan;
  readonly others: readonly OtherClassroom[];
}

/** What was not taken, each kind in one notice, and the classrooms that can be brought back for it. */
function Problems({ plan: { damaged, misplaced }, others }: ProblemsProps) {
  const { failures } = exchangeTexts;
  const broken = damaged.filter(({ failure }) => mayStillArrive(failure));
  const unused = damaged.filter(({ failure }) => !mayStillArrive(failure));
  const gone = others.filter(
    ({ id, onBringBack }) => onBringBack !== null && misplaced.some(({ classroom }) => classroom === id),
  );
  return (
    <>
      <FailureList
        tone="error"
        title={failures.damaged(broken.length)}
        failed={broken.map((each) => failedOf(each, broken.length === 1))}
      />
      <FailureList
        tone="warn"
        title={failures.unused(unused.length)}
        failed={unused.map((each) => failedOf(each, unused.length === 1))}
      />
      <FailureList
        tone="warn"
        title={
          misplaced.every(({ why }) => why === "not-a-hand-in")
            ? failures.otherKind(misplaced.length)
            : failures.misplaced(misplaced.length)
        }
        failed={misplaced.map((each) => ({
          name: each.source,
          text: misplacedText(each, others),
          detail: null,
        }))}
      />
      {gone.map(({ id, name, onBringBack }) => (
        <div key={id}>
          <Button size="sm" onClick={() => onBringBack?.()}>
            {texts.bringBack(name)}
          </Button>
        </div>
      ))}
    </>
  );
}

/** Questions about who somebody is that stand at once; the others wait in the tray. */
const MOST_QUESTIONS = 3;
const NO_OTHERS: readonly OtherClassroom[] = [];

export interface ReceivePanelProps {
  readonly keyring: Keyring;
  readonly desk: ReceivingDesk;
  readonly now: () => Instant;
  /** Those of the tray that are of nobody yet. */
  readonly waiting: ReadonlySet<SubmissionId>;
  /** Writes what was received in one command; false if it could not be. */
  readonly onPlan: (plan: ReceivePlan) => Promise<boolean>;
  readonly onIdentify: (submission: SubmissionId, student: StudentId) => void;
  /** The other classrooms and those that were deleted: what is for one of them is told by its name. */
  readonly others?: () => Promise<readonly OtherClassroom[]>;
}

/** The keys of every classroom that is known, where something is closed for none that was tried. */
async function widened(
  sources: readonly ReadSource[],
  { own, classKey }: Keyring,
  others: readonly OtherClassroom[],
): Promise<Keyring | null> {
  const more = others.flatMap(({ keys, deleted }) => (keys === null || deleted === null ? [] : [keys]));
  const isClosed = sources.some(({ outcome }) => !outcome.ok && outcome.error.kind === "other-key");
  return isClosed && more.length > 0 ? { own: [...own, ...more], classKey } : null;
}

/** The teacher's inbox: takes hand-ins by every way and says what became of each. */
export function ReceivePanel({
  keyring,
  desk,
  now,
  waiting: inTray,
  onPlan,
  onIdentify,
  others: find,
}: ReceivePanelProps) {
  const [plan, setPlan] = useState<ReceivePlan | null>(null);
  const [refused, setRefused] = useState(false);
  const [others, setOthers] = useState(NO_OTHERS);
  const widen = async (sources: readonly ReadSource[]) =>
    find === undefined ? null : widened(sources, keyring, await find());
  const receiving = useReceiving(
    keyring,
    async (sources: readonly ReadSource[]) => {
      const { figureSeeds } = await import("#formats/exchange/receive/figure-seeds.ts");
      const next = planReceipt(sources, desk, await figureSeeds(sources, desk), now());
      const isWritten = await onPlan(next);
      setRefused(!isWritten);
      if (!isWritten) return;
      const isElsewhere = next.misplaced.some(({ why }) => why === "other-class");
      setOthers(isElsewhere && find !== undefined ? await find() : NO_OTHERS);
      setPlan(next);
      forgetAddressPacket();
    },
    widen,
  );
  useAddressPacket(receiving.receive);
  const waiting = plan?.unidentified.filter(({ packet }) => inTray.has(packet.message.id)) ?? [];
  return (
    <div className="grid content-start gap-4">
      <ReceiveBox title={texts.drop} help={texts.kinds} receiving={receiving} />
      {refused ? <Banner tone="error">{texts.refused}</Banner> : null}
      {plan === null ? null : (
        <div className="grid gap-3" role="status">
          <h3 className="font-semibold">{texts.last}</h3>
          <Counts plan={plan} waiting={waiting.length} />
        </div>
      )}
      {waiting.slice(0, MOST_QUESTIONS).map((message) => (
        <WhoIsIt key={message.packet.message.id} message={message} desk={desk} onIdentify={onIdentify} />
      ))}
      {waiting.length > MOST_QUESTIONS ? (
        <p className="text-muted">{texts.moreUnidentified(waiting.length - MOST_QUESTIONS)}</p>
      ) : null}
      {plan === null ? null : <Remarks plan={plan} desk={desk} />}
      {plan === null ? null : <Problems plan={plan} others={others} />}
    </div>
  );
}
