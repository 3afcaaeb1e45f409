import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../../../src");

/** The opening tags of the dialogs of a file, each to the `>` that ends it. */
function dialogTags(text: string): string[] {
  return [...text.matchAll(/<(?:Form)?Dialog\b/g)].map(({ index }) => {
    let depth = 0;
    let at = index;
    for (; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === "{") depth += 1;
      if (sign === "}") depth -= 1;
      if (sign === ">" && depth === 0) break;
    }
    return text.slice(index, at);
  });
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
const tags = files.flatMap((path) =>
  dialogTags(readFileSync(join(SRC, path), "utf8")).map((tag) => ({ path, tag })),
);
const dirty = tags.filter(({ tag }) => /\bdirty\b/.test(tag));
/** Those whose own foot has a button that turns its wheel. */
const working = tags.filter(({ tag }) => /\bfooter=[\s\S]*\bloading=/.test(tag));

describe("AX-03 every dialog is left in the same ways", () => {
  const tsx = files.map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));
  const native = tsx.filter(({ text }) => /<dialog\b/.test(text));

  it("is a native one, opened in one place, which holds the focus and gives it back", () => {
    expect(native.length).toBeGreaterThan(3);
    for (const { path, text } of native) {
      expect(text.match(/<dialog\b/g)?.length, path).toBe(text.match(/\buseModal\(/g)?.length);
      // Esc, the backdrop and what the browser itself closes.
      expect(text.match(/<dialog\b[^>]*\{\.\.\.handlers\}/gs)?.length, path).toBeGreaterThan(0);
      expect(text, path).toMatch(/<dialog\b[^>]*aria-label/s);
    }
    const openers = readdirSync(SRC, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => /\.showModal\(/.test(readFileSync(join(SRC, path), "utf8")));
    expect(openers).toEqual([join("ui", "kit", "overlays", "modal-stack.ts")]);
  });
});

describe("every dialog with typed content", () => {
  it("is found", () => expect(dirty.length).toBeGreaterThan(20));

  it.each(dirty)("gives its own buttons the way that asks: $path", ({ tag }) => {
    // A footer that is no function has only the closing that does not ask.
    if (/\bfooter=/.test(tag)) expect(tag).toMatch(/footer=\{(?:\(close\) =>|typeof footer)/);
  });
});

describe("ST-30 every dialog with a foot that works", () => {
  it("is found", () => expect(working.length).toBeGreaterThan(8));

  it.each(working)("gives its own buttons the way that waits: $path", ({ path, tag }) => {
    // The question about a guest's work has no button that only closes it.
    if (!path.endsWith("guest-work-dialog.tsx"))
      expect(tag).toMatch(/footer=\{(?:\(close\) =>|typeof footer)/);
  });
});
