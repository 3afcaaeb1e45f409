import X from "lucide-react/icons/x";
import { useState } from "react";
import type { StockStore } from "#domain/inventory/store.ts";
import { storeNamesProblem } from "#domain/inventory/store-units.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { STORE_PROBLEMS } from "#flows/stock/texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { storesTexts as texts } from "./texts.ts";

interface StoresDialogProps {
  readonly stores: readonly StockStore[];
  readonly onSave: (stores: readonly StockStore[], seen: readonly StockStore[]) => Promise<boolean>;
  /** Asks to close a store that is saved. */
  readonly onShut: (store: StockStore) => void;
  readonly onOpen: (store: StockStore) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What may be done with one store: closed or opened where it is saved, taken off where it is not. */
function StoreButton(
  props: Pick<StoresDialogProps, "onShut" | "onOpen"> & {
    readonly store: StockStore;
    readonly isSaved: boolean;
    readonly onRemove: () => void;
    readonly label: string;
  },
) {
  const { store, isSaved, onShut, onOpen, onRemove, label } = props;
  return (
    <>
      {isSaved ? (
        <Button
          variant="ghost"
          aria-label={store.closed ? texts.openOf(label) : texts.closeOf(label)}
          onClick={() => (store.closed ? void onOpen(store) : onShut(store))}
        >
          {store.closed ? texts.open : texts.close}
        </Button>
      ) : null}
      <Button variant="ghost" aria-label={texts.remove(label)} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </Button>
    </>
  );
}

/** The stores of a book by name: the first one is where everything is that says none. */
export function StoresDialog({ stores, onSave, onShut, onOpen, onClose }: StoresDialogProps) {
  const storage = useStorage();
  const blank = (name = ""): StockStore => ({ id: storage.newId("store"), name });
  const [typed, setTyped] = useState(() => (stores.length > 0 ? stores : [blank(texts.usual), blank()]));
  const [sent, setSent] = useState(false);
  const problem = sent ? storeNamesProblem(typed, (name) => fold(name.trim())) : null;
  const isLast = (place: number) => place === typed.length - 1;
  const submit = async () => {
    setSent(true);
    if (storeNamesProblem(typed, (name) => fold(name.trim())) !== null) return;
    if (await onSave(typed, stores)) onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      confirm={texts.save}
      busy={false}
      dirty={typed !== stores}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      {typed.map((store, place) => (
        <div key={store.id} className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={store.closed ? texts.closedName(texts.name(place + 1)) : texts.name(place + 1)}
            autoComplete="off"
            maxLength={60}
            value={store.name}
            error={problem !== null && isLast(place) ? STORE_PROBLEMS[problem] : undefined}
            onChange={(name) =>
              setTyped(typed.map((each) => (each.id === store.id ? { ...each, name } : each)))
            }
          />
          {place === 0 ? null : (
            <StoreButton
              store={store}
              label={store.name || texts.name(place + 1)}
              // Names that are typed and not saved would be lost.
              isSaved={typed === stores}
              onShut={onShut}
              onOpen={onOpen}
              onRemove={() => setTyped(typed.filter(({ id }) => id !== store.id))}
            />
          )}
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => setTyped([...typed, blank()])}
      >
        {texts.add}
      </Button>
    </FormDialog>
  );
}
