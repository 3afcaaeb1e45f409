import { Link, useNavigate } from "@tanstack/react-router";
import type { View } from "#domain/access/pending-intent.ts";
import {
  backHref,
  DEFAULT_WORKSPACE,
  statementOf,
  toggleHref,
  type WorkspaceAddress,
} from "#domain/access/workspace-ways.ts";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { STATEMENT_TEXTS } from "#flows/service/texts.ts";
import { useUser } from "#session/use-session.ts";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Segmented } from "#ui/kit/segmented.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { workspaceTexts } from "./texts.ts";
import { WaitingFiles } from "./waiting-files.tsx";
import { WorkspaceHeader } from "./workspace-header.tsx";

const texts = workspaceTexts.workspace;

interface StatementWorkspaceProps {
  readonly view: View;
  readonly statement?: string | undefined;
  readonly from?: WorkspaceAddress["from"] | undefined;
}

/** Where a statement will be worked on: its ways in and out stand, its table comes later and says so. */
export function StatementWorkspaceScreen({ view, ...search }: StatementWorkspaceProps) {
  const address: WorkspaceAddress = {
    view,
    statement: search.statement ?? DEFAULT_WORKSPACE.statement,
    from: search.from ?? DEFAULT_WORKSPACE.from,
  };
  const navigate = useNavigate();
  const visitor = useUser() === null ? "guest" : "account";
  const statement = statementOf(address.statement);
  const title = statement === null ? texts.saved : STATEMENT_TEXTS[statement].name;
  useTitle(title);
  return (
    <>
      <WorkspaceHeader
        back={backHref(address, visitor)}
        title={title}
        subtitle={workspaceTexts.viewNames[view]}
        tools={
          <span className="flex items-center gap-2">
            <GuidedButton place="workspace" />
            <Segmented
              label={workspaceTexts.views}
              value={view}
              onChange={() => void navigate({ href: toggleHref(address, visitor) })}
              segments={[
                { value: "simple", label: workspaceTexts.simple, name: workspaceTexts.viewNames.simple },
                { value: "complex", label: workspaceTexts.complex, name: workspaceTexts.viewNames.complex },
              ]}
            />
          </span>
        }
      />
      <main className="mx-auto w-full max-w-3xl px-4 pt-10 pb-28 md:px-8">
        <EmptyState
          title={texts.title}
          level={2}
          text={`${texts[view]} ${texts.meanwhile}`}
          actions={
            <Link
              to="/libro-contable"
              search={visitor === "guest" ? { guest: true } : {}}
              className={buttonClass({ variant: "outline" })}
            >
              {texts.journal}
            </Link>
          }
        />
        <WaitingFiles />
      </main>
    </>
  );
}
