import Save from "lucide-react/icons/save";
import type { WorkspaceAddress } from "#domain/access/workspace-ways.ts";
import type { Company } from "#domain/company/company.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { typedFigures } from "#domain/statement/typed/typed-figures.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";
import type { WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { WayLink } from "#flows/bar/way-link.tsx";
import type { FiscalButtonControl } from "#flows/fiscal/use-fiscal-button.ts";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { InterpretButton } from "#flows/interpretation/interpret-button.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { ExportButton } from "./export-button.tsx";
import { statementTexts as texts } from "./texts.ts";
import type { SavingControl } from "./use-saving.ts";

interface TabsProps {
  readonly statement: StatementKind;
  readonly address: WorkspaceAddress;
}

/** The four statements of this view, each with its own address and its own draft. */
function StatementTabs({ statement, address }: TabsProps) {
  const guest = useUser() === null ? "&guest=true" : "";
  return (
    <Tabs label={texts.statements}>
      {STATEMENT_KINDS.map((kind) => (
        <WayLink
          key={kind}
          href={`/workspace/${address.view}?statement=${kind}&from=${address.from}${guest}`}
          aria-current={kind === statement ? "page" : undefined}
        >
          {STATEMENT_NAMES[kind]}
        </WayLink>
      ))}
    </Tabs>
  );
}

function SaveButton({ saving }: { readonly saving: SavingControl }) {
  const { counter, locked, press } = saving;
  if (locked)
    return (
      <LockedButton needs="sign-in" onClick={press}>
        {texts.save.button}
      </LockedButton>
    );
  return (
    <Button variant="primary" icon={<Save size={18} aria-hidden="true" />} onClick={press}>
      {texts.save.button}
      {counter === null ? null : (
        <span className="statement-counter" data-tone={counter.tone}>
          {counter.now}/{counter.most}
        </span>
      )}
    </Button>
  );
}

interface ToolsProps extends TabsProps {
  readonly content: WorkspaceContent;
  readonly company: Company | null;
  readonly saving: SavingControl;
  readonly fiscal: FiscalButtonControl;
}

/** Below the header: the statement tabs and the actions. */
export function StatementTools({ content, company, saving, fiscal, ...tabs }: ToolsProps) {
  return (
    <div className="statement-tools no-print">
      <StatementTabs {...tabs} />
      <section aria-label={texts.tools} className="statement-buttons">
        <GuidedButton place="workspace" />
        {typedTotals(content.table.rows).empty ? null : (
          <InterpretButton figures={typedFigures(content.table)} onPremium={openUpgrade} />
        )}
        <ExportButton
          content={content}
          company={company}
          hasProfile={(fiscal.applied ?? fiscal.held) !== null}
          onAnalysis={() => fiscal.send({ type: "analysisAsked" })}
        />
        <SaveButton saving={saving} />
      </section>
    </div>
  );
}
