import "./statement.css";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  backHref,
  DEFAULT_WORKSPACE,
  toggleHref,
  type WorkspaceAddress,
} from "#domain/access/workspace-ways.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { statementNamed } from "#domain/statement/statement-named.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { Saved } from "#session/saved/saved.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useUser } from "#session/who/use-session.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { workspaceTexts } from "../texts.ts";
import { WorkspaceHeader } from "../workspace-header.tsx";
import { statementTexts as texts } from "./texts.ts";
import { draftPlace, type Opened, useOpened, type WorkspacePlace } from "./use-workspace.ts";
import { Workbench } from "./workbench.tsx";

interface StatementWorkspaceProps {
  readonly view: StatementView;
  readonly statement?: string | undefined;
  /** Saved statement to reopen. */
  readonly estado?: StatementId | undefined;
  readonly from?: WorkspaceAddress["from"] | undefined;
}

interface ViewsProps {
  readonly address: WorkspaceAddress;
  readonly estado: StatementId | undefined;
}

/** Switches to the other view of the same statement; a saved one stays open. */
function Views({ address, estado }: ViewsProps) {
  const navigate = useNavigate();
  const visitor = useUser() === null ? "guest" : "account";
  const saved = estado === undefined ? "" : `&estado=${estado}`;
  return (
    <Segmented
      label={workspaceTexts.views}
      value={address.view}
      onChange={() => void navigate({ href: `${toggleHref(address, visitor)}${saved}` })}
      segments={[
        { value: "simple", label: workspaceTexts.simple, name: workspaceTexts.viewNames.simple },
        { value: "complex", label: workspaceTexts.complex, name: workspaceTexts.viewNames.complex },
      ]}
    />
  );
}

interface MissingProps {
  readonly kind: Exclude<Opened["kind"], "open">;
  readonly statement: StatementKind;
  readonly view: StatementView;
}

/** Shown if the statement in the address cannot be opened: where it may be, and how to start another. */
function Missing({ kind, statement, view }: MissingProps) {
  const { title, text } = kind === "gone" ? texts.gone : texts.notTyped;
  const to = view === "simple" ? "/workspace/simple" : "/workspace/complex";
  return (
    <EmptyState
      level={2}
      title={title}
      text={text}
      actions={
        <>
          <Link to="/dashboard/estados" className={buttonClass({ variant: "primary" })}>
            {texts.gone.list}
          </Link>
          <Link to={to} search={{ statement }} className={buttonClass({ variant: "outline" })}>
            {texts.gone.fresh}
          </Link>
        </>
      }
    />
  );
}

function Body({ place, address }: { readonly place: WorkspacePlace; readonly address: WorkspaceAddress }) {
  const opened = useOpened(place);
  if (opened.state === "ready" && opened.value.kind === "open")
    return <Workbench editor={opened.value.editor} place={draftPlace(place)} address={address} />;
  return (
    <main className="mx-auto w-full max-w-3xl px-4 pt-10 pb-28 md:px-8">
      {opened.state === "failed" ? (
        <TroublePanel trouble={opened.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {opened.state === "loading" ? <SkeletonRows label={texts.opening} /> : null}
      {opened.state === "ready" && opened.value.kind !== "open" ? (
        <Missing kind={opened.value.kind} statement={place.statement} view={place.view} />
      ) : null}
    </main>
  );
}

/** Statement workspace: the typed table and the statement made of it, side by side (spec §2, spec-decision 19). */
export function StatementWorkspaceScreen({ view, estado, ...search }: StatementWorkspaceProps) {
  const statement = statementNamed(search.statement);
  const address: WorkspaceAddress = {
    view,
    statement: search.statement ?? DEFAULT_WORKSPACE.statement,
    from: search.from ?? DEFAULT_WORKSPACE.from,
  };
  const visitor = useUser() === null ? "guest" : "account";
  const [name, viewName] = [STATEMENT_NAMES[statement], workspaceTexts.viewNames[view]];
  useTitle(`${name} - ${viewName}`);
  const place = { statement, view, estado };
  return (
    <div className="statement-page">
      <WorkspaceHeader
        back={backHref(address, visitor)}
        title={
          <>
            {name}
            {/* On a phone the switch beside it names the view. */}
            <span className="max-md:sr-only"> - {viewName}</span>
          </>
        }
        tools={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Saved />
            <Views address={address} estado={estado} />
          </span>
        }
      />
      <Body key={`${view} ${draftPlace(place)}`} place={place} address={address} />
    </div>
  );
}
