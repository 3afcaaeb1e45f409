import { useNavigate } from "@tanstack/react-router";
import Stamp from "lucide-react/icons/stamp";
import { signInHref } from "#session/gates/sign-in-required.ts";
import { useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { PlanTable } from "./plan-table.tsx";
import { upgradeTexts as texts } from "./texts.ts";
import { useUpgrade } from "./use-upgrade.ts";
import "./upgrade.css";
import { kitTexts } from "#ui/kit/texts.ts";

interface UpgradeDialogProps {
  readonly onClose: () => void;
}

function SignInFirst({ onClose }: UpgradeDialogProps) {
  const navigate = useNavigate();
  const signIn = () => {
    onClose();
    void navigate({ href: signInHref() });
  };
  return (
    <>
      <Button onClick={onClose}>{texts.later}</Button>
      <Button variant="primary" onClick={signIn}>
        {texts.signIn}
      </Button>
    </>
  );
}

function Choice({ onClose, onLater }: UpgradeDialogProps & { readonly onLater: () => void }) {
  const { busy, upgrade } = useUpgrade(onClose);
  return (
    <>
      <Button onClick={onLater}>{texts.later}</Button>
      <Button
        variant="premium"
        loading={busy}
        icon={<Stamp size={18} aria-hidden="true" />}
        onClick={() => void upgrade()}
      >
        {kitTexts.goPremium}
      </Button>
    </>
  );
}

/** Compares the plans and switches this device's account to the paid one. A demonstration, without payment. */
export function UpgradeDialog({ onClose }: UpgradeDialogProps) {
  const user = useUser();
  const premium = user?.isPremium ?? false;
  const buttons = (close: () => void) => {
    if (premium) return <Button onClick={close}>{texts.close}</Button>;
    return user === null ? <SignInFirst onClose={onClose} /> : <Choice onClose={onClose} onLater={close} />;
  };
  return (
    <Dialog open onClose={onClose} size="md" title={texts.title} subtitle={texts.subtitle} footer={buttons}>
      <div className="grid gap-4 pt-1">
        <Banner tone="premium" icon={<Stamp size={20} aria-hidden="true" />} role="note">
          <strong>{texts.demonstrationTitle}</strong>{" "}
          {premium ? texts.alreadyPremium : user === null ? texts.signInFirst : texts.demonstration}
        </Banner>
        <PlanTable plan={user?.plan ?? null} />
      </div>
    </Dialog>
  );
}
