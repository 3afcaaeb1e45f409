import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { usePolicy } from "#session/use-policy.ts";
import { LockedButton } from "#ui/kit/locked-button.tsx";
import { statementTexts as texts } from "./texts.ts";

/** All statements as files at once, which is the paid plan's. */
export function ExportAll() {
  const permission = usePolicy("export-all-statements");
  if (permission.allowed) return null;
  return (
    <LockedButton needs="premium" variant="ghost" stamp onClick={() => explainLimit(permission.text)}>
      {texts.exportAll}
    </LockedButton>
  );
}
