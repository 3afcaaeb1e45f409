import { enterSample } from "#session/who/sample-visit.ts";
import { useSession } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { journalTexts as texts } from "../texts.ts";

/** For a guest, whose journal begins without a form: the way to two years of entries. */
export function SeeSample() {
  const { state, sample } = useSession();
  if (state.kind !== "guest" || sample) return null;
  return (
    <Button size="sm" variant="ghost" onClick={enterSample}>
      {texts.seeSample}
    </Button>
  );
}
