import { session } from "#session/who/session.ts";
import { useSession } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { journalTexts as texts } from "../texts.ts";

/** For a guest, whose journal begins without a form: the way to a whole year of entries. */
export function SeeSample() {
  const { state, sample } = useSession();
  if (state.kind !== "guest" || sample) return null;
  return (
    <Button size="sm" variant="ghost" onClick={() => session.setSample(true)}>
      {texts.seeSample}
    </Button>
  );
}
