import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdFocus } from "#ui/kit/held-focus.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const focused = () => document.activeElement?.textContent ?? "";

/** Longer than the two frames that whoever knows better where the focus goes has. */
const settled = () => new Promise((done) => setTimeout(done, 80));

let held: ReturnType<typeof holdFocus>;

beforeEach(() => {
  document.body.innerHTML = `<nav><a href="/">Aulas</a></nav><main><h1>Tus aulas</h1>
    <ul><li><h2>Costos</h2><button>Eliminar</button></li></ul>
    <section><h2>Recibir</h2><div><button>Traer</button></div></section></main>`;
  held = holdFocus(document, false);
});
afterEach(() => held.stop());

describe("UX-28 the focus that goes with what had it", () => {
  it("goes to the title of the screen when its card goes", async () => {
    find("li button").focus();
    find("li").remove();
    await vi.waitFor(() => expect(focused()).toBe("Tus aulas"), 2_000);
  });

  it("goes to the heading of its part, while that is there", async () => {
    find("section button").focus();
    find("section div").remove();
    await vi.waitFor(() => expect(focused()).toBe("Recibir"), 2_000);
  });

  it("goes there too when its button can be pressed no more", async () => {
    const button = find("section button");
    button.focus();
    // As a browser does, with a frame between.
    button.blur();
    button.setAttribute("disabled", "");
    await vi.waitFor(() => expect(focused()).toBe("Recibir"), 2_000);
  });

  it("waits for a heading that is still to come", async () => {
    find("li button").focus();
    find("main").remove();
    await settled();
    expect(focused()).not.toBe("Entregas");
    document.body.insertAdjacentHTML("beforeend", "<main><h1>Entregas</h1></main>");
    await vi.waitFor(() => expect(focused()).toBe("Entregas"), 2_000);
  });

  it("leaves what somebody focused themselves, and a page on which nothing had it", async () => {
    find("section").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    find("li button").focus();
    find("li").remove();
    find("a").focus();
    await settled();
    expect(focused()).toBe("Aulas");
  });

  it("goes to the title of the next screen when it is released", async () => {
    find("a").focus();
    held.release();
    await vi.waitFor(() => expect(focused()).toBe("Tus aulas"), 2_000);
  });
});
