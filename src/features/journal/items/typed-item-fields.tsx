import { isGivenBack } from "#domain/inventory/typed-items.ts";
import { ItemLineFields } from "#flows/stock/item-line-fields.tsx";
import { StoreField } from "#flows/stock/store-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { CostWords } from "./cost-words.tsx";
import { amountName, SourceField } from "./item-cells.tsx";
import { type ItemPanelProps, ShareCosts, useSaid } from "./item-panel.tsx";
import { typedItemsTexts as texts } from "./texts.ts";

/** The items of the entry as ordinary fields, for a thumb. */
export function TypedItemFields(props: Omit<ItemPanelProps, "isOpen">) {
  const { writing, asked } = props;
  const said = useSaid(props);
  if (said.items === null) return <p className="text-muted">{texts.loading}</p>;
  return (
    <div className="grid gap-4">
      {said.lines.map(({ line, valued, amount, sources }, index) => (
        <div key={line.key} className="grid gap-3">
          <ItemLineFields
            line={{ key: line.key, valued, units: line.quantity / 1000, amount }}
            items={said.items ?? []}
            amount={amountName(asked.kind)}
            needsAmount={false}
            sent={false}
            onChange={(typed) => {
              if (typed.valued !== null && typed.valued !== valued) return said.choose(line, typed.valued);
              const quantity = Math.round(typed.units * 1000);
              said.put({ ...line, quantity, amount: typed.amount === amount ? line.amount : typed.amount });
            }}
            onRemove={said.lines.length === 1 ? null : () => said.remove(line.key)}
          />
          {isGivenBack(asked.kind) ? (
            <SourceField line={line} sources={sources} place={index + 1} onChange={said.put} />
          ) : null}
        </div>
      ))}
      <StoreField stores={said.stores} value={said.store} onChange={said.chooseStore} />
      <CostWords kind={asked.kind} said={said} className="text-caption" />
      <div className="flex flex-wrap gap-2">
        <ShareCosts said={said} />
        <Button onClick={said.add}>{texts.more}</Button>
        <Button variant="ghost" onClick={writing.items.takeOff}>
          {texts.takeOff}
        </Button>
      </div>
    </div>
  );
}
