import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import {
  type ReadingFigures,
  SENTENCE_TOPICS,
  type Sentence,
  type SentenceTopic,
} from "#domain/statement/reading/statement-reading.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { TOPIC_NAMES, interpretationTexts as texts } from "./texts.ts";

function Said({ sentence }: { readonly sentence: Sentence }) {
  return (
    <li className="border-raya border-b py-2">
      <p>{sentence.text}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-caption text-muted">
        {sentence.cites.map(({ label, amount }) => (
          <li key={label}>
            {label}: {formatPesos(pesos(amount))}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Topic({
  topic,
  sentences,
}: {
  readonly topic: SentenceTopic;
  readonly sentences: readonly Sentence[];
}) {
  if (sentences.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="section-head">{TOPIC_NAMES[topic]}</h3>
      <ul>
        {sentences.map((sentence) => (
          <Said key={sentence.text} sentence={sentence} />
        ))}
      </ul>
    </section>
  );
}

interface InterpretationProps {
  readonly sentences: readonly Sentence[];
  readonly title?: string;
  readonly onClose: () => void;
}

/** A reading in Spanish, each sentence with the figures it is based on. */
export function InterpretationDialog({ sentences, title = texts.title, onClose }: InterpretationProps) {
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className="text-muted">{sentences.length === 0 ? texts.none : texts.lead}</p>
      {SENTENCE_TOPICS.map((topic) => (
        <Topic key={topic} topic={topic} sentences={sentences.filter((each) => each.topic === topic)} />
      ))}
    </Dialog>
  );
}

interface ReadingButtonProps {
  readonly label: string;
  readonly title?: string;
  /** Asked when the dialog opens. */
  readonly read: () => readonly Sentence[];
  /** Opens the plans. */
  readonly onPremium: () => void;
}

/** Opens the reading of what is on the screen, gated by plan. */
export function ReadingButton({ label, title = texts.title, read, onPremium }: ReadingButtonProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const permission = usePolicy("ai-interpretation");
  if (!permission.allowed) {
    const { title, text } = policyText(permission.text);
    const needsSignIn = permission.ways.includes("sign-in");
    const explain = () => {
      if (needsSignIn) askToSignIn(text, navigate);
      else
        toast.info({
          id: "interpretation-premium",
          title,
          text: texts.locked,
          actions: [{ label: kitTexts.goPremium, onAction: onPremium }],
        });
    };
    return (
      <LockedButton needs={needsSignIn ? "sign-in" : "premium"} stamp variant="ghost" onClick={explain}>
        {label}
      </LockedButton>
    );
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? <InterpretationDialog sentences={read()} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface InterpretButtonProps extends Pick<ReadingButtonProps, "onPremium"> {
  readonly figures: ReadingFigures;
}

/** 'Interpretar este estado'. The caller renders it only if some amount exists (spec §6). */
export function InterpretButton({ figures, onPremium }: InterpretButtonProps) {
  return <ReadingButton label={texts.button} read={() => interpret(figures)} onPremium={onPremium} />;
}
