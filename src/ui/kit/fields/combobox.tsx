import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from "react";
import { useFloating } from "../overlays/use-floating.ts";
import { kitTexts } from "../texts.ts";
import type { FieldControl } from "./field.tsx";
import { useCombobox } from "./use-combobox.ts";
import { usePressOnSelected } from "./use-press-on-selected.ts";

interface ComboboxProps<Option> {
  /** Content of the text field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly Option[];
  readonly optionKey: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly isDisabled?: (option: Option) => boolean;
  readonly onPick: (option: Option) => void;
  readonly pickOnTab?: boolean;
  /** Why no option is the likeliest: said with the list, which marks none of them until a key does. */
  readonly undecided?: string | null;
  /** Shown below the options, if there are any. */
  readonly footer?: ReactNode;
  readonly emptyText?: ReactNode;
  readonly listLabel: string;
  /** Options with several columns need more width than the field. */
  readonly wideList?: boolean;
  readonly control?: Partial<FieldControl>;
  readonly "aria-label"?: string | undefined;
  readonly variant?: "field" | "cell";
  readonly size?: "sm" | "md" | "lg";
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly tabIndex?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Drawn over the text while the field is not being edited: a value with formatting that plain text cannot have. */
  readonly resting?: ReactNode;
  readonly trail?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Keys not handled by the list. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

type Machine<Option> = ReturnType<typeof useCombobox<Option>>;

interface ListProps<Option> {
  readonly props: ComboboxProps<Option>;
  readonly machine: Machine<Option>;
  readonly anchor: RefObject<HTMLElement | null>;
}

function OptionList<Option>({ props, machine, anchor }: ListProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(true, anchor, list, { matchWidth: true, gap: 3 });
  const { listId, active } = machine;
  useEffect(() => {
    list.current?.querySelector(`[id="${listId}-${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);
  return (
    // A press must not take the focus from the text field.
    <div
      ref={list}
      popover="manual"
      className="float listbox"
      data-wide={props.wideList}
      onPointerDown={(event) => event.preventDefault()}
    >
      {props.undecided ? (
        <p className="listbox-choice" aria-hidden="true">
          {props.undecided}
        </p>
      ) : null}
      <div role="listbox" id={listId} aria-label={props.listLabel} className="listbox-options">
        {props.options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and the keys
          <div
            key={props.optionKey(option)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            className="option"
            aria-selected={index === active}
            aria-disabled={props.isDisabled?.(option) || undefined}
            onPointerMove={() => index !== active && machine.setMarked(index)}
            onClick={() => machine.pick(option)}
          >
            {props.renderOption(option)}
          </div>
        ))}
      </div>
      {props.options.length === 0 ? (
        <p className="listbox-empty">{props.emptyText ?? kitTexts.noResults}</p>
      ) : null}
      {props.options.length > 0 && props.footer ? <div className="listbox-foot">{props.footer}</div> : null}
    </div>
  );
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}

function ComboboxInput<Option>({
  props,
  machine,
}: {
  props: ComboboxProps<Option>;
  machine: Machine<Option>;
}) {
  const { open, active, listId, input } = machine;
  const { press, leave } = usePressOnSelected();
  return (
    <input
      {...props.control}
      ref={(element) => {
        input.current = element;
        assign(props.ref, element);
      }}
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={props["aria-label"]}
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
      placeholder={props.placeholder}
      disabled={props.disabled}
      tabIndex={props.tabIndex}
      // biome-ignore lint/a11y/noAutofocus: asked for by a row or sheet that was opened to type here
      autoFocus={props.autoFocus}
      value={props.text}
      onChange={(event) => {
        machine.noteTyping();
        props.onText(event.target.value);
      }}
      onMouseDown={press}
      onClick={machine.show}
      onFocus={(event) => {
        event.target.select();
        props.onFocus?.();
      }}
      onBlur={() => {
        leave();
        machine.close();
        props.onBlur?.();
      }}
      onKeyDown={(event) => {
        if (!machine.keyDown(event)) props.onKeyDown?.(event);
      }}
    />
  );
}

const never = () => false;

/** A text field with suggestions: type, arrows, Enter. The list floats above grids and dialogs. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const anchor = useRef<HTMLSpanElement>(null);
  const machine = useCombobox({
    options: props.options,
    isDisabled: props.isDisabled ?? never,
    onPick: props.onPick,
    pickOnTab: props.pickOnTab ?? true,
    undecided: (props.undecided ?? null) !== null,
  });
  return (
    <span
      ref={anchor}
      className="control group relative"
      data-size={props.size ?? "md"}
      data-variant={props.variant ?? "field"}
      data-invalid={props.control?.["aria-invalid"]}
      data-disabled={props.disabled}
      data-dressed={props.resting !== undefined && !machine.open}
    >
      <ComboboxInput props={props} machine={machine} />
      {props.resting === undefined ? null : <span className="control-resting">{props.resting}</span>}
      {props.trail}
      {machine.open ? <OptionList props={props} machine={machine} anchor={anchor} /> : null}
      {props.undecided === undefined ? null : (
        <span role="status" className="sr-only">
          {machine.open ? props.undecided : null}
        </span>
      )}
    </span>
  );
}
