import Compass from "lucide-react/icons/compass";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { guidedTexts as texts } from "./texts.ts";
import { type GuidedPlace, useGuided } from "./use-guided.ts";

/** Button of the guided mode; with a lock where it requires an account. */
export function GuidedButton({ place }: { readonly place: GuidedPlace }) {
  const { locked, press } = useGuided(place);
  const name = <span className="max-xl:sr-only">{texts.name}</span>;
  // Where the name is hidden, keep an icon beside the lock to show what is locked.
  return locked ? (
    <LockedButton needs="sign-in" variant="ghost" className="max-xl:px-2.5" onClick={press}>
      <Compass size={18} className="xl:hidden" aria-hidden="true" />
      {name}
    </LockedButton>
  ) : (
    <Button
      variant="ghost"
      className="max-xl:btn-square"
      icon={<Compass size={18} aria-hidden="true" />}
      onClick={press}
    >
      {name}
    </Button>
  );
}
