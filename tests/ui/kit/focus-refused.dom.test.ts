import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { focusRefusedFields } from "#ui/kit/fields/focus-refused.ts";

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
