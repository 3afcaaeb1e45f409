import { beforeEach, describe, expect, it } from "vitest";
import { focusHeading, needsHeading } from "../../src/routes/-arrival-focus.ts";

beforeEach(() => {
  document.body.innerHTML = "<button>Menú</button><h1>Tu panel</h1>";
});

describe("which arrivals the focus goes to the heading of", () => {
  it.each([
    ["/login", "/dashboard", true],
    ["/registro", "/workspace", true],
    ["/", "/workspace/simple", true],
    ["/workspace", "/workspace/complex", true],
    ["/workspace-selection", "/statement-selection", true],
    ["/workspace/simple", "/workspace/simple", false],
    ["/", "/login", false],
    ["/", "/journal/complex", false],
    ["/workspace", "/", false],
    [undefined, "/workspace", false],
  ])("%s to %s: %s", (from, to, wanted) => {
    expect(needsHeading(from, to)).toBe(wanted);
  });
});

describe("the focus after signing in", () => {
  it("goes to the heading, which Tab does not reach", () => {
    focusHeading(document);
    expect(document.activeElement?.textContent).toBe("Tu panel");
    expect(document.querySelector("h1")?.tabIndex).toBe(-1);
  });

  it("stays where the screen has put it", () => {
    document.querySelector("button")?.focus();
    focusHeading(document);
    expect(document.activeElement?.textContent).toBe("Menú");
  });
});
