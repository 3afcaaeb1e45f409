import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { Badge } from "../text/badge.tsx";
import { kitTexts } from "../texts.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface LockedButtonProps extends Omit<ButtonProps, "icon" | "disabled"> {
  /** What unlocks it: an account, or the paid plan. */
  readonly needs: "sign-in" | "premium";
  /** Adds the Premium stamp, if there is space for it. */
  readonly stamp?: boolean;
}

/** A visible, pressable button that only explains why it is locked; the lock has a text for screen readers. */
export function LockedButton({ needs, stamp = false, children, ...rest }: LockedButtonProps) {
  const premium = needs === "premium";
  return (
    <Button
      {...rest}
      data-locked={needs}
      icon={<LockKeyhole size={18} aria-hidden="true" className={premium ? "text-accent" : "text-muted"} />}
    >
      {children}
      <span className="sr-only">{premium ? kitTexts.needsPremium : kitTexts.needsSignIn}</span>
      {premium && stamp ? (
        <span aria-hidden="true">
          <Badge tone="premium">{kitTexts.premium}</Badge>
        </span>
      ) : null}
    </Button>
  );
}
