import Check from "lucide-react/icons/check";
import ShieldCheck from "lucide-react/icons/shield-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { formatDecimal } from "#domain/kernel/format.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { BookFindings } from "./book-findings.tsx";
import { ControlList } from "./control-list.tsx";
import { type CheckedBook, type Control, controlsOf, isRepairable } from "./controls.ts";
import { useRepair } from "./use-repair.ts";
import { useVerify, type Verification } from "./use-verify.ts";
import { verifyTexts as texts } from "./verify-texts.ts";

const WORST_FIRST = ["failed", "newer", "gap"] as const;

function Verdict({ controls }: { readonly controls: readonly Control[] }) {
  const worst = WORST_FIRST.find((state) => controls.some((control) => control.state === state)) ?? "passed";
  const Icon = worst === "failed" ? TriangleAlert : Check;
  const tone = worst === "failed" ? "error" : worst === "passed" ? "ok" : "warn";
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {texts.verdict[worst]}
    </Badge>
  );
}

interface ResultProps {
  readonly result: Extract<Verification, { readonly kind: "done" }>;
  readonly onRepair: (book: CheckedBook) => void;
}

function Result({ result, onRepair }: ResultProps) {
  const { books, time, milliseconds } = result;
  const controls = controlsOf(books);
  if (books.length === 0) return <p className="py-2">{texts.noBooks}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 pb-2">
        <Verdict controls={controls} />
        <span className="text-caption text-muted">
          {texts.took(time, formatDecimal(milliseconds / 1000, 1))}
        </span>
      </p>
      <ControlList controls={controls} />
      {books
        .filter((book) => book.problems.length > 0)
        .map((book) => (
          <BookFindings key={book.id} book={book} onRepair={isRepairable(book) ? onRepair : null} />
        ))}
    </>
  );
}

function State({ state, ...rest }: { readonly state: Verification } & Omit<ResultProps, "result">) {
  if (state.kind === "done") return <Result result={state} {...rest} />;
  if (state.kind === "failed")
    return (
      <Banner tone="error">
        <p className="font-semibold">{texts.failed}</p>
        <p>{troubleText(state.trouble)}</p>
      </Banner>
    );
  return null;
}

interface RepairQuestionProps {
  readonly book: CheckedBook;
  readonly onEnd: (repaired: boolean) => void;
}

function RepairQuestion({ book, onEnd }: RepairQuestionProps) {
  const repair = useRepair();
  const isOfBook = book.id !== null;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    onEnd(await repair(book));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={isOfBook ? texts.repairQuestion(book.name) : texts.repairRecordsQuestion}
      text={isOfBook ? texts.repairText : texts.repairRecordsText}
      {...(isOfBook && { detail: texts.repairDetail })}
      confirmLabel={texts.repair}
      busy={busy}
      onConfirm={() => confirm()}
      onCancel={() => onEnd(false)}
    />
  );
}

/** Recounts every book from its entries, lists the disagreements and repairs them where possible. */
export function VerifyPanel() {
  const { state, start, cancel } = useVerify();
  const [asked, setAsked] = useState<CheckedBook | null>(null);
  return (
    <section id="verificar" aria-labelledby="verificar-titulo">
      <h2 id="verificar-titulo" className="section-head mb-3">
        {texts.title}
      </h2>
      <p className="mb-3 text-muted">{texts.lead}</p>
      {state.kind === "running" ? (
        <Progress label={texts.running(state.book)} share={state.share} onCancel={cancel} />
      ) : (
        <>
          <div role="status">
            <State state={state} onRepair={setAsked} />
          </div>
          <Button
            className="mt-3"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            onClick={() => void start()}
          >
            {texts.start}
          </Button>
        </>
      )}
      {asked === null ? null : (
        <RepairQuestion
          book={asked}
          onEnd={(repaired) => {
            setAsked(null);
            if (repaired) void start();
          }}
        />
      )}
    </section>
  );
}
