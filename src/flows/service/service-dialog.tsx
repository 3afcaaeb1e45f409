import ArrowLeft from "lucide-react/icons/arrow-left";
import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Service } from "#domain/access/pending-intent.ts";
import {
  canContinue,
  choosesView,
  type FlowOrigin,
  needsFile,
  type ServiceFlow,
} from "#domain/access/service-flow.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FileStep } from "./file-step.tsx";
import { AccountingJournalStep, AuthStep, LoginPromptStep } from "./offer-steps.tsx";
import { StatementStep } from "./statement-step.tsx";
import { StepCrumbs } from "./step-crumbs.tsx";
import { FIRST_TITLES, serviceTexts as texts } from "./texts.ts";
import { type FileBox, useFileBox } from "./use-file-box.ts";
import { type ServiceControl, useServiceFlow } from "./use-service-flow.ts";
import { ViewStep } from "./view-step.tsx";

interface ServiceDialogProps {
  readonly service: Service;
  readonly from: FlowOrigin;
  readonly onClose: () => void;
}

function titleOf({ service, step }: ServiceFlow): string {
  return step === "initial" ? FIRST_TITLES[service] : texts.titles[step];
}

interface StepProps {
  readonly control: ServiceControl;
  readonly box: FileBox;
}

function StepBody({ control, box }: StepProps) {
  const { flow } = control;
  if (flow.step === "loginPrompt") return <LoginPromptStep control={control} />;
  if (flow.step === "auth") return <AuthStep control={control} fileName={box.chosen?.name ?? null} />;
  if (choosesView(flow)) return <ViewStep control={control} />;
  if (flow.service === "create") return <StatementStep control={control} />;
  return needsFile(flow.service) ? <FileStep box={box} /> : <AccountingJournalStep />;
}

function OfferButtons({ control }: { readonly control: ServiceControl }) {
  const { isSignedIn, send } = control;
  return (
    <>
      <Button onClick={() => send({ type: "signInSkipped" })}>{texts.skip}</Button>
      <Button variant="primary" onClick={() => send({ type: "signInChosen", isSignedIn })}>
        {texts.signIn}
      </Button>
    </>
  );
}

function StepButtons({ control, box, form }: StepProps & { readonly form: string }) {
  const { flow, send } = control;
  const offers = flow.step === "loginPrompt" || flow.step === "auth";
  return (
    <>
      {flow.step === "initial" ? null : (
        <Button
          variant="ghost"
          className="sheet-foot-start"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={() => send({ type: "wentBack" })}
        >
          {texts.back}
        </Button>
      )}
      {offers ? (
        <OfferButtons control={control} />
      ) : (
        <Button type="submit" form={form} variant="primary" disabled={!canContinue(flow)} loading={box.busy}>
          {needsFile(flow.service) ? texts.file.submit : texts.next}
        </Button>
      )}
    </>
  );
}

/** A new step focuses the choice already made, or the title. */
function useStepFocus(step: string) {
  const body = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const dialog = body.current?.closest("dialog");
    const target =
      dialog?.querySelector<HTMLElement>("input:checked, input[type=radio]") ??
      dialog?.querySelector<HTMLElement>("[data-modal-title]");
    target?.focus();
  }, [step]);
  return body;
}

/** From a product to its screen: which statement, in which view, and with an account or as a guest. */
export function ServiceDialog({ service, from, onClose }: ServiceDialogProps) {
  const control = useServiceFlow(service, from, onClose);
  const box = useFileBox(control);
  const { flow, isSignedIn, send } = control;
  const form = useId();
  const body = useStepFocus(flow.step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsFile(service)) void box.keepAndContinue();
    else send({ type: "continued", isSignedIn });
  };
  const close = () => {
    send({ type: "closed" });
    box.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      leaves
      title={titleOf(flow)}
      above={<StepCrumbs flow={flow} />}
      subtitle={choosesView(flow) ? texts.viewNote : undefined}
      footer={<StepButtons control={control} box={box} form={form} />}
    >
      <form id={form} ref={body} className="pt-1.5" onSubmit={submit} noValidate>
        <StepBody control={control} box={box} />
      </form>
    </Dialog>
  );
}
