import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { press, typeInto } from "#tests/support/render.ts";
import { PartyPicker, type PartyPickerProps } from "#ui/accounting/parties/party-picker.tsx";

const PARTIES = [
  { name: "Aceros del Norte", document: "NIT 900.373.115-3" },
  { name: "Aceros", document: null },
];

function Form(props: Partial<PartyPickerProps> & { readonly first?: string }) {
  const { first = "", ...others } = props;
  const [value, setValue] = useState(first);
  return <PartyPicker label="Tercero" parties={PARTIES} {...others} value={value} onChange={setValue} />;
}

function open(props: Partial<PartyPickerProps> & { readonly first?: string } = {}): HTMLInputElement {
  render(<Form {...props} />);
  return screen.getByRole<HTMLInputElement>("combobox");
}

it.each([
  ["Tab", "Aceros", "Aceros"],
  ["Enter", "ACEROS", "Aceros"],
  ["Tab", "aceros d", "Aceros del Norte"],
])("%s after «%s» takes the name that was typed whole before a longer one", (key, typed, taken) => {
  const field = open();
  typeInto(field, typed);
  press(field, key);
  expect(field.value).toBe(taken);
});

it.each(["", "Aceros"])("a name that was erased stays erased with Tab (offered: «%s»)", (offered) => {
  const field = open({ first: "Aceros del Norte", offered });
  typeInto(field, "A");
  typeInto(field, "");
  expect(press(field, "Tab"), "Tab goes on").toBe(true);
  expect(field.value).toBe("");
});
