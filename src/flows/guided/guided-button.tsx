import Compass from "lucide-react/icons/compass";
import { Button } from "#ui/kit/button.tsx";
import { LockedButton } from "#ui/kit/locked-button.tsx";
import { guidedTexts as texts } from "./texts.ts";
import { type GuidedPlace, useGuided } from "./use-guided.ts";

/** The way into the guided mode; for whoever needs an account first, with a lock that says so. */
export function GuidedButton({ place }: { readonly place: GuidedPlace }) {
  const { locked, press } = useGuided(place);
  const name = <span className="max-xl:sr-only">{texts.name}</span>;
  const look = { variant: "ghost", className: "max-xl:btn-square", onClick: press } as const;
  return locked ? (
    <LockedButton needs="sign-in" {...look}>
      {name}
    </LockedButton>
  ) : (
    <Button {...look} icon={<Compass size={18} aria-hidden="true" />}>
      {name}
    </Button>
  );
}
