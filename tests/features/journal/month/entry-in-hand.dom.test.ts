import { afterEach, beforeEach, expect, it } from "vitest";
import { entryInHand } from "#features/journal/month/entry-in-hand.ts";

const SHEET = `
  <div id="frame" role="grid" tabindex="0" aria-activedescendant="row-3">
    <div role="row" data-status="posted"><button id="menu-7" data-entry-number="7"></button></div>
    <div role="row" data-status="posted"><i id="second-7"></i></div>
    <div role="row" id="row-3" data-status="posted"><button data-entry-number="8"></button></div>
    <div role="row" data-status="draft"><button id="menu-draft" data-entry-number="0"></button></div>
    <div class="journal-editor"><input id="day" data-entry-cell="date" /></div>
  </div>
  <section data-status="posted"><b id="block"></b><button data-entry-number="9"></button></section>
  <button id="save"></button>`;

beforeEach(() => {
  document.body.innerHTML = SHEET;
});

afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  ["menu-7", 7],
  ["second-7", 7],
  ["frame", 8],
  ["menu-draft", null],
  ["day", null],
  ["block", 9],
  ["save", undefined],
])("the element %s has %j in hand", (id, wanted) => {
  expect(entryInHand(document.getElementById(id))).toBe(wanted);
});

it("nothing is in hand outside of the page's elements, or in a row without a menu", () => {
  expect(entryInHand(document)).toBeUndefined();
  document.querySelector("[data-entry-number]")?.remove();
  expect(entryInHand(document.getElementById("second-7"))).toBeNull();
});
