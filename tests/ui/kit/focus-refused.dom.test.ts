import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focusRefusedFields, refuseUnread } from "#ui/kit/fields/focus-refused.ts";

let stop: () => void;
let form: HTMLFormElement;

const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const send = () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const refuse = (name: string) => input(name).setAttribute("aria-invalid", "true");
const later = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  form = document.createElement("form");
  for (const name of ["one", "two", "three"]) {
    const each = document.createElement("input");
    each.name = name;
    form.append(each);
  }
  document.body.replaceChildren(form);
  stop = focusRefusedFields();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe("AX-10 the field that was refused", () => {
  it("gets the focus at once, the first of several", async () => {
    form.addEventListener("submit", () => {
      refuse("two");
      refuse("three");
    });
    send();
    await later();
    expect(document.activeElement).toBe(input("two"));
  });

  it("gets it when the store answers late, and again when the same is sent again", async () => {
    send();
    await later();
    expect(document.activeElement).toBe(document.body);
    refuse("three");
    await later();
    expect(document.activeElement).toBe(input("three"));
    input("three").blur();
    send();
    await later();
    expect(document.activeElement).toBe(input("three"));
  });

  it("does not take it from somebody who goes on, nor from a refused field that is being mended", async () => {
    send();
    await later();
    input("one").focus();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    refuse("three");
    await later();
    expect(document.activeElement).toBe(input("one"));
    refuse("one");
    send();
    await later();
    expect(document.activeElement).toBe(input("one"));
  });

  it("does not move on while somebody already mends the first one, before the screen has answered", async () => {
    refuse("one");
    refuse("three");
    input("one").focus();
    send();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Y" }));
    input("one").removeAttribute("aria-invalid");
    await later();
    expect(document.activeElement).toBe(input("one"));
  });

  it("is left alone when it is disabled, and when the form has gone", async () => {
    refuse("one");
    input("one").disabled = true;
    send();
    await later();
    expect(document.activeElement).toBe(document.body);
    form.remove();
    refuse("two");
    await later();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("DT-07 a day that cannot be read", () => {
  it("is not sent, and gets the focus; what is mended or disabled is", async () => {
    let sent = 0;
    form.addEventListener("submit", () => {
      sent += 1;
    });
    refuse("two");
    input("two").setAttribute("data-unread", "true");
    expect(send()).toBe(false);
    await later();
    expect([sent, document.activeElement]).toEqual([0, input("two")]);
    input("two").disabled = true;
    expect([send(), sent]).toEqual([true, 1]);
    input("two").disabled = false;
    input("two").removeAttribute("data-unread");
    expect([send(), sent]).toEqual([true, 2]);
  });
});

describe("NU-11 a figure that cannot be read", () => {
  const pressed = (selector: string) => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    let presses = 0;
    button?.addEventListener("click", () => {
      presses += 1;
    });
    button?.click();
    return presses;
  };
  const page = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector<HTMLInputElement>("#unread") as HTMLInputElement;
  };
  const UNREAD = '<input id="unread" data-unread="true" aria-invalid="true">';

  it.each([
    ["the main button of a dialog", `<dialog open>${UNREAD}<button class="btn-primary"></button></dialog>`],
    [
      "a part of a screen",
      `<section data-sends><p>${UNREAD}</p><button class="btn-primary"></button></section>`,
    ],
    [
      "a button that says that it sends",
      `<section data-sends>${UNREAD}<button data-send></button></section>`,
    ],
  ])("holds %s back, and gets the focus", async (_name, html) => {
    const unread = page(html);
    expect(pressed("button")).toBe(0);
    await later();
    expect(document.activeElement).toBe(unread);
    delete unread.dataset.unread;
    expect(pressed("button")).toBe(1);
  });

  it("holds no other button back, and none of another form", () => {
    page(`<dialog open>${UNREAD}<button id="cancel"></button></dialog>
      <dialog open><button id="other" class="btn-primary"></button></dialog>
      <main>${UNREAD}<button id="page" class="btn-primary"></button></main>`);
    expect(["#cancel", "#other", "#page"].map(pressed)).toEqual([1, 1, 1]);
  });

  it("is left, so that it says why, where it is still typed in, and is unfolded", async () => {
    const unread = page(
      `<section data-sends><details><summary>Más</summary><input id="unread" data-unread="true"></details>
        <button class="btn-primary"></button></section>`,
    );
    unread.addEventListener("blur", () => unread.setAttribute("aria-invalid", "true"));
    unread.focus();
    expect(pressed("button")).toBe(0);
    await later();
    expect(document.activeElement).toBe(unread);
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("is told to what is sent by keys alone", async () => {
    const unread = page(`<div id="sheet">${UNREAD}</div>`);
    const sheet = document.querySelector("#sheet");
    expect(refuseUnread(sheet)).toBe(true);
    await later();
    expect(document.activeElement).toBe(unread);
    delete unread.dataset.unread;
    expect([refuseUnread(sheet), refuseUnread(null)]).toEqual([false, false]);
  });
});

it("NU-11 watches a form once, whoever asks, until the last of them is gone", () => {
  const added = vi.spyOn(document, "addEventListener");
  const before = stop;
  const [one, other] = [focusRefusedFields(), focusRefusedFields()];
  expect(added).not.toHaveBeenCalled();
  one();
  before();
  const removed = vi.spyOn(document, "removeEventListener");
  expect(removed).not.toHaveBeenCalled();
  other();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(["submit", "click"]);
});
