import { fireEvent, screen } from "@testing-library/react";

/** Presses an item of the list, and its whole kardex in the panel beside it. */
export async function openKardex(name: string, page = "Kardex completo"): Promise<void> {
  fireEvent.click(await screen.findByText(name, { selector: "span.truncate" }));
  fireEvent.click(await screen.findByRole("button", { name: page }));
}
