import { useState } from "react";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { disposalOf } from "#domain/assets/walk-asset.ts";
import { canWrite } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AssetId } from "#domain/kernel/ids.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type BookAssets, bookAssets } from "#storage/queries/assets/book-assets.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { AssetDialog } from "./asset-dialog.tsx";
import { AssetExport } from "./asset-export.tsx";
import { AssetPanel } from "./asset-panel.tsx";
import { AssetTable } from "./asset-table.tsx";
import { DepreciationCard } from "./depreciation-card.tsx";
import { LedgerFigures } from "./ledger-figures.tsx";
import { RegisterCheck } from "./register-check.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { type StepKind, assetTexts as texts } from "./texts.ts";
import { type AssetActions, useAssetActions } from "./use-asset-actions.ts";
import type { AssetStart } from "./use-asset-form.ts";
import "./assets.css";

type Which = "use" | "gone";

/** What is asked in a dialog. */
type Asked =
  | { readonly kind: "form"; readonly asset: Asset | null; readonly start: AssetStart | null }
  | { readonly kind: "step"; readonly asset: Asset; readonly step: StepKind };

function isFound({ name, tag, place }: Asset, typed: string): boolean {
  const words = fold(typed).trim();
  return [name, tag, place].some((text) => fold(text).includes(words));
}

interface ListProps {
  readonly found: BookAssets;
  readonly open: OpenBook;
  readonly shown: AssetId | null;
  readonly today: Day;
  readonly onShow: (id: AssetId) => void;
}

function AssetList({ found: { assets }, open, shown, today, onShow }: ListProps) {
  const [typed, setTyped] = useState("");
  const [which, setWhich] = useState<Which>("use");
  const gone = assets.filter((asset) => disposalOf(asset) !== null);
  const used = assets.filter((asset) => disposalOf(asset) === null);
  const listed = (which === "use" ? used : gone).filter((asset) => isFound(asset, typed));
  const segments = [
    { value: "use" as const, label: texts.inUse(used.length) },
    { value: "gone" as const, label: texts.gone(gone.length) },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField className="w-full sm:w-56" label={texts.search} value={typed} onChange={setTyped} />
        <Segmented label={texts.filter} value={which} segments={segments} onChange={setWhich} size="sm" />
        {listed.length === 0 ? null : (
          <span className="no-print ms-auto">
            <AssetExport open={open} assets={listed} today={today} />
          </span>
        )}
      </div>
      {listed.length === 0 ? (
        <p className="mt-4 text-muted">{texts.noneFound}</p>
      ) : (
        <AssetTable assets={listed} chart={open.chart} shown={shown} onOpen={onShow} />
      )}
    </>
  );
}

interface DialogsProps {
  readonly asked: Asked | null;
  readonly assets: readonly Asset[];
  readonly open: OpenBook;
  readonly used: UsedMonths;
  readonly does: AssetActions;
  readonly onClose: () => void;
}

function Dialogs({ asked, assets, open: { chart }, used, does, onClose }: DialogsProps) {
  const today = useToday(useStorage().clock);
  if (asked === null) return null;
  const { asset } = asked;
  if (asked.kind === "form")
    return (
      <AssetDialog
        chart={chart}
        used={used}
        today={today}
        asset={asset}
        start={asked.start}
        others={assets}
        does={does}
        onClose={onClose}
      />
    );
  return (
    <StepDialog
      asset={asked.asset}
      kind={asked.step}
      chart={chart}
      used={used}
      today={today}
      does={does}
      onClose={onClose}
    />
  );
}

/** The fixed assets of a book: what they are worth, the depreciation that waits, and whether the ledger agrees. */
export function AssetsScreen({ open }: { readonly open: OpenBook }) {
  const { book, chart } = open;
  const storage = useStorage();
  const today = useToday(storage.clock);
  const does = useAssetActions(book.id);
  const used = useUsedAccounts(book);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shown, setShown] = useState<AssetId | null>(null);
  const found = useQueryKeepingLast(
    () => bookAssets(storage, book.id, chart, today),
    [storage, book.id, chart, today],
  );
  useRevealNew(found.state === "ready" ? found.value.assets.map(({ id }) => id) : null);
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  const { assets, waiting, closed } = found.value;
  const writable = canWrite(book);
  const asset = assets.find(({ id }) => id === shown) ?? null;
  const dialogs = { asked, assets, open, used, does, onClose: () => setAsked(null) };
  const start = (from: AssetStart | null) => setAsked({ kind: "form", asset: null, start: from });
  const add = (
    <Button variant="primary" onClick={() => start(null)}>
      {texts.add}
    </Button>
  );
  const check = (
    <RegisterCheck found={found.value} chart={chart} writable={writable} does={does} onStart={start} />
  );
  return (
    <>
      {writable ? null : <p className="mb-4 text-muted">{texts.readOnly}</p>}
      {assets.length === 0 ? (
        <>
          <EmptyState
            level={2}
            title={texts.empty.title}
            text={texts.empty.text}
            actions={writable ? add : null}
          />
          {check}
        </>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-64 text-muted">{texts.lead}</p>
            {writable ? add : null}
          </div>
          <AssetList found={found.value} open={open} shown={shown} today={today} onShow={setShown} />
          <LedgerFigures book={book.id} chart={chart} register={found.value.register} today={today} />
          {check}
          <DepreciationCard
            book={book.id}
            assets={assets}
            waiting={waiting}
            closed={closed}
            chart={chart}
            writable={writable}
            does={does}
          />
        </>
      )}
      {asset === null ? null : (
        <AssetPanel
          asset={asset}
          chart={chart}
          today={today}
          writable={writable}
          onStep={(step) => setAsked({ kind: "step", asset, step })}
          onEdit={() => setAsked({ kind: "form", asset, start: null })}
          onRemove={() => void does.remove(asset)}
          onClose={() => setShown(null)}
        />
      )}
      <Dialogs {...dialogs} />
    </>
  );
}
