import FileBadge from "lucide-react/icons/file-badge";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { FiscalProfileDialog } from "./fiscal-profile-dialog.tsx";
import { ManualBanner, ManualTips } from "./manual-mode.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SelectionDialog } from "./selection-dialog.tsx";
import { fiscalTexts } from "./texts.ts";
import type { FiscalButtonControl } from "./use-fiscal-button.ts";

interface PartProps {
  readonly control: FiscalButtonControl;
}

/** Opens the card of the applied profile, or the steps to choose one. */
export function FiscalProfileButton({ control }: PartProps) {
  const { applied, state, send, signedIn } = control;
  const press = () => send({ type: "pressed" });
  if (!signedIn && applied === null)
    return (
      <LockedButton needs="sign-in" onClick={press}>
        {fiscalTexts.button}
      </LockedButton>
    );
  return (
    <Button
      variant="outline"
      icon={<FileBadge size={18} aria-hidden="true" />}
      aria-expanded={applied ? state.open === "card" : undefined}
      onClick={press}
    >
      {applied ? applied.name : fiscalTexts.button}
    </Button>
  );
}

/** Below the button: the profile card while it is open, or the banner for continuing without a profile. */
export function FiscalProfileStrip({ control }: PartProps) {
  const { state, send, applied, decide } = control;
  if (applied && state.open === "card")
    return (
      <ProfileCard
        profile={applied}
        onManage={() => send({ type: "manageChosen" })}
        onDetach={() => decide(null)}
        onClose={() => send({ type: "closed" })}
      />
    );
  if (applied || !state.manual) return null;
  return (
    <ManualBanner
      onTips={() => send({ type: "tipsOpened" })}
      onCreate={() => send({ type: "createChosen" })}
    />
  );
}

/** The dialogs that the button opens, one at a time. */
export function FiscalProfileDialogs({ control }: PartProps) {
  const { state, send, decide, of, applied, onUpgrade } = control;
  const close = () => send({ type: "closed" });
  switch (state.open) {
    case "selection":
      return (
        <SelectionDialog
          onCreate={() => send({ type: "createChosen" })}
          onWithout={() => send({ type: "continuedWithout" })}
          onClose={close}
        />
      );
    case "manage":
    case "analysis":
      return (
        <FiscalProfileDialog
          context={state.open === "manage" ? "workspace" : "creation"}
          of={of}
          applied={applied}
          onClose={close}
          onUpgrade={onUpgrade}
          onOutcome={decide}
        />
      );
    case "tips":
      return <ManualTips onClose={close} />;
    case "none":
    case "card":
      return null;
  }
}
