import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";
import type { FiscalProfile, FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { fiscalProfilesOverLimit, listFiscalProfiles } from "#storage/queries/fiscal.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { ConfigurationDialog } from "./configuration-dialog.tsx";
import { FiscalCrumbs } from "./fiscal-crumbs.tsx";
import type { FiscalDialogState } from "./fiscal-dialog-machine.ts";
import { InitialStep } from "./initial-step.tsx";
import { scopeChoices } from "./profile-draft.ts";
import { ProfileList } from "./profile-list.tsx";
import { ScopeStep } from "./scope-step.tsx";
import { FISCAL_TITLES, fiscalTexts } from "./texts.ts";
import { type FiscalDialogControl, type FiscalDialogProps, useFiscalDialog } from "./use-fiscal-dialog.ts";
import "./fiscal.css";

interface Stored {
  readonly profiles: readonly FiscalProfile[];
  readonly overLimit: ReadonlySet<FiscalProfileId>;
}

async function readStored(storage: AppStorage): Promise<Stored> {
  const profiles = await listFiscalProfiles(storage);
  return { profiles, overLimit: await fiscalProfilesOverLimit(storage) };
}

interface StepProps {
  readonly props: FiscalDialogProps;
  readonly control: FiscalDialogControl;
  readonly stored: Stored;
}

function Step({ props, control, stored }: StepProps) {
  const { state, send, ifRoom } = control;
  const { of, applied } = props;
  if (state.mode === "profile-selection") {
    return (
      <ProfileList
        profiles={stored.profiles}
        overLimit={stored.overLimit}
        applied={applied}
        onApply={(profile) => void control.apply(profile)}
        onEdit={({ id }) => send({ type: "editChosen", id })}
        onDuplicate={({ id }) => ifRoom({ type: "duplicateChosen", id })}
        onDefault={(profile) => void control.makeDefault(profile)}
        onRemove={(profile) => void control.remove(profile)}
      />
    );
  }
  if (state.context === "creation")
    return <ScopeStep of={of} value={control.scope} onChoose={control.setScope} />;
  return (
    <InitialStep
      applied={applied}
      count={stored.profiles.length}
      onCreate={() => ifRoom({ type: "createChosen" })}
      onSaved={() => send({ type: "savedChosen" })}
      onEdit={({ id }) => send({ type: "editChosen", id })}
      onDetach={() => void control.detach()}
    />
  );
}

function Buttons({ props, control }: Pick<StepProps, "props" | "control">) {
  const { state, send, ifRoom } = control;
  const scopes = state.mode === "initial" && state.context === "creation";
  return (
    <>
      {state.from === null ? null : (
        <Button
          variant="ghost"
          className="sheet-foot-start"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={() => send({ type: "wentBack" })}
        >
          {fiscalTexts.back}
        </Button>
      )}
      <Button variant="ghost" onClick={props.onClose}>
        {fiscalTexts.cancel}
      </Button>
      {scopes ? (
        <Button variant="primary" onClick={() => ifRoom({ type: "createChosen" })}>
          {fiscalTexts.next}
        </Button>
      ) : null}
    </>
  );
}

interface FrameProps {
  readonly props: FiscalDialogProps;
  readonly control: FiscalDialogControl;
  readonly found: Loadable<Stored>;
}

function StepDialog({ props, control, found }: FrameProps) {
  const { state, send } = control;
  return (
    <Dialog
      open
      size="md"
      title={FISCAL_TITLES[props.context]}
      above={<FiscalCrumbs state={state} onBack={() => send({ type: "wentBack" })} />}
      onClose={props.onClose}
      footer={<Buttons props={props} control={control} />}
    >
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {found.state === "loading" ? <SkeletonRows label={fiscalTexts.loading} /> : null}
      {found.state === "ready" ? <Step props={props} control={control} stored={found.value} /> : null}
    </Dialog>
  );
}

/** A first step that offers one way alone is none: without profiles there is only a new one, in its one place. */
function isEmptyStep({ mode, context }: FiscalDialogState, props: FiscalDialogProps, count: number): boolean {
  if (mode !== "initial" || count > 0 || props.applied !== null) return false;
  return context !== "creation" || scopeChoices(props.of).length === 1;
}

/** Fiscal profiles: choose an action, choose a profile, configure one. Ends with an applied profile, or with none. */
export function FiscalProfileDialog(props: FiscalDialogProps) {
  const storage = useStorage();
  const found = useQuery(() => readStored(storage), [storage]);
  const profiles = found.state === "ready" ? found.value.profiles : [];
  const control = useFiscalDialog(props, profiles.length);
  const { action } = control.state;
  const isEmpty = found.state === "ready" && isEmptyStep(control.state, props, profiles.length);
  const { send } = control;
  useEffect(() => {
    if (isEmpty) send({ type: "nothingToChoose" });
  });
  const source = action && action.kind !== "create" ? profiles.find((each) => each.id === action.id) : null;
  if (action === null || found.state !== "ready" || source === undefined)
    return <StepDialog props={props} control={control} found={found} />;
  return (
    <ConfigurationDialog
      key={JSON.stringify(action)}
      state={control.state}
      action={action}
      source={source}
      of={props.of}
      scope={props.context === "creation" && action.kind === "create" ? control.scope : undefined}
      count={profiles.length}
      onBack={() => control.send({ type: "wentBack" })}
      onClose={props.onClose}
      onDuplicate={({ id }) => control.ifRoom({ type: "duplicateChosen", id })}
      onSaved={props.onOutcome}
    />
  );
}
