import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { useFollowingDraft } from "#features/education/shell/use-following-draft.ts";

interface Settings {
  readonly name: string;
  readonly school: string;
  readonly notices: { readonly tasks: boolean };
}

const STORED: Settings = { name: "Marta Ruiz", school: "U", notices: { tasks: true } };

function show() {
  const { result, rerender } = renderHook(({ stored }) => useFollowingDraft(stored), {
    initialProps: { stored: STORED },
  });
  return {
    draft: () => result.current[0],
    type: (changes: Partial<Settings>) => act(() => result.current[1]({ ...result.current[0], ...changes })),
    store: (stored: Settings) => rerender({ stored }),
  };
}

describe("ED-151 the form of settings after they were saved", () => {
  it("shows what «Deshacer» brought back", () => {
    const form = show();
    const saved = { ...STORED, name: "Hernán", notices: { tasks: false } };
    form.type(saved);
    form.store(saved);
    expect(form.draft()).toEqual(saved);
    form.store({ ...STORED, notices: { tasks: true } });
    expect(form.draft()).toEqual(STORED);
  });

  it("keeps what is being typed, and what is read again unchanged", () => {
    const form = show();
    form.type({ school: "Universidad" });
    form.store({ ...STORED });
    expect(form.draft().school).toBe("Universidad");
    form.store({ ...STORED, name: "Hernán", school: "V" });
    expect(form.draft()).toEqual({ ...STORED, name: "Hernán", school: "Universidad" });
  });
});
