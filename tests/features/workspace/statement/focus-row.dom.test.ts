import { afterEach, beforeEach, expect, it } from "vitest";
import { focusFirstField, focusRemoval } from "#features/workspace/statement/focus-row.ts";

const row = (id: string) =>
  `<tr data-row="${id}"><td><input name="${id}"></td><td><button>Quitar</button></td></tr>`;

beforeEach(() => {
  document.body.innerHTML = `<button id="blank">Empezar en blanco</button>
    <table class="statement-table"><thead><tr><td><input></td></tr></thead><tbody>${row("row-1")}${row("row-2")}</tbody></table>`;
});

afterEach(() => {
  document.body.innerHTML = "";
});

const drawn = () => new Promise((done) => requestAnimationFrame(done));

it("UX-40 what went with the old rows leaves the focus on the first field of the new ones", async () => {
  document.querySelector<HTMLElement>("#blank")?.focus();
  focusFirstField();
  document.querySelector("#blank")?.remove();
  const body = document.querySelector("tbody");
  if (body) body.innerHTML = row("row-3");
  await drawn();
  expect(document.activeElement).toBe(document.querySelector("[name='row-3']"));
});

it("UX-40 a removed row leaves the focus on the way to remove the next one", async () => {
  focusRemoval("row-2");
  document.querySelector("[data-row='row-1']")?.remove();
  await drawn();
  expect(document.activeElement?.textContent).toBe("Quitar");
  expect(document.activeElement?.closest("tr")?.dataset.row).toBe("row-2");
});
