import Compass from "lucide-react/icons/compass";
import { limitCounter } from "#domain/access/limit-counter.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import type { GuidedPlace } from "./guided-place.ts";
import { guidedTexts as texts } from "./texts.ts";
import { useGuided } from "./use-guided.ts";

/** How many of the free uses are spent, as "2/3". */
function UsesCounter() {
  const storage = useStorage();
  const used = useQuery(() => usageCounts(storage), [storage]);
  const counter = used.state === "ready" ? limitCounter("free", "guidedUses", used.value.guidedUses) : null;
  return counter === null ? null : (
    <span className="tabular-nums max-xl:sr-only">
      {counter.now}/{counter.most}
    </span>
  );
}

/** Button of the guided mode; with a lock where it requires an account. */
export function GuidedButton({ place }: { readonly place: GuidedPlace }) {
  const { locked, open, press } = useGuided(place);
  const { state, sample } = useSession();
  // A visitor may have no database to count in.
  const isCounted = state.kind === "in" && state.user.plan === "free" && !sample;
  const name = <span className="max-xl:sr-only">{texts.name}</span>;
  // Where the name is hidden, keep an icon beside the lock to show what is locked.
  return locked ? (
    <LockedButton needs="sign-in" variant="ghost" className="max-xl:px-2.5" onClick={press}>
      <Compass size={18} className="xl:hidden" aria-hidden="true" />
      {name}
    </LockedButton>
  ) : (
    <Button
      variant={open ? "primary" : "ghost"}
      className="max-xl:btn-square"
      aria-expanded={open}
      icon={<Compass size={18} aria-hidden="true" />}
      onClick={press}
    >
      {name}
      {isCounted ? <UsesCounter /> : null}
    </Button>
  );
}
