import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import {
  advanceFiscalButton,
  CLOSED_BUTTON,
  type FiscalButtonEvent,
  type FiscalStanding,
} from "#flows/fiscal/fiscal-button-machine.ts";
import {
  advanceFiscalDialog,
  type FiscalDialogEvent,
  startFiscalDialog,
} from "#flows/fiscal/fiscal-dialog-machine.ts";

const id = "fisc_1" as FiscalProfileId;
const standing = (part: Partial<FiscalStanding> = {}): FiscalStanding => ({
  signedIn: true,
  applied: false,
  stored: false,
  ...part,
});

describe("the fiscal profile button (spec §4)", () => {
  const press = (given: FiscalStanding, state = CLOSED_BUTTON) =>
    advanceFiscalButton(state, { type: "pressed" }, given);

  it("with a profile applied it toggles its card, whoever presses", () => {
    for (const signedIn of [true, false]) {
      const given = standing({ signedIn, applied: true, stored: true });
      const open = press(given);
      expect(open).toEqual({ state: { open: "card", manual: false }, signIn: false });
      expect(press(given, open.state).state.open).toBe("none");
    }
  });

  it("asks somebody without an account to sign in, and opens nothing", () => {
    for (const stored of [true, false])
      expect(press(standing({ signedIn: false, stored }))).toEqual({ state: CLOSED_BUTTON, signIn: true });
  });

  it("opens the manage modal where a profile is stored, the selection where none is", () => {
    expect(press(standing({ stored: true })).state.open).toBe("manage");
    expect(press(standing()).state.open).toBe("selection");
  });

  it("'Crear Perfil Fiscal' opens manage; 'Continuar Sin Perfil' goes on by hand", () => {
    const selection = press(standing()).state;
    const next = (event: FiscalButtonEvent) => advanceFiscalButton(selection, event, standing()).state;
    expect(next({ type: "createChosen" })).toEqual({ open: "manage", manual: false });
    expect(next({ type: "continuedWithout" })).toEqual({ open: "none", manual: true });
  });

  it("a profile ends the manual mode; none, and the tips, leave it", () => {
    const manual = { open: "none", manual: true } as const;
    const next = (event: FiscalButtonEvent) => advanceFiscalButton(manual, event, standing()).state;
    expect(next({ type: "decided", applied: true })).toEqual(CLOSED_BUTTON);
    expect(next({ type: "decided", applied: false })).toEqual(manual);
    expect(next({ type: "tipsOpened" })).toEqual({ open: "tips", manual: true });
  });

  it("never opens a dialog of profiles for somebody without an account", () => {
    const events = fc.constantFrom<FiscalButtonEvent>(
      { type: "pressed" },
      { type: "createChosen" },
      { type: "manageChosen" },
      { type: "analysisAsked" },
      { type: "continuedWithout" },
      { type: "tipsOpened" },
      { type: "closed" },
      { type: "decided", applied: true },
    );
    fc.assert(
      fc.property(fc.array(events), fc.boolean(), (all, applied) => {
        let state = CLOSED_BUTTON;
        for (const event of all) {
          state = advanceFiscalButton(
            state,
            event,
            standing({ signedIn: false, applied, stored: true }),
          ).state;
          expect(["manage", "analysis", "selection"]).not.toContain(state.open);
        }
      }),
    );
  });
});

describe("the dialog's modes", () => {
  it("starts at the beginning, in the list or in a form", () => {
    expect(startFiscalDialog("workspace")).toMatchObject({ mode: "initial", action: null, from: null });
    expect(startFiscalDialog("home", "profile-selection").mode).toBe("profile-selection");
    expect(startFiscalDialog("home", { kind: "update", id })).toMatchObject({
      mode: "configuration",
      action: { kind: "update", id },
    });
  });

  it("goes to a form and back to where it was chosen", () => {
    const list = advanceFiscalDialog(startFiscalDialog("workspace"), { type: "savedChosen" });
    const edit = advanceFiscalDialog(list, { type: "editChosen", id });
    expect(edit).toMatchObject({
      mode: "configuration",
      action: { kind: "update", id },
      from: "profile-selection",
    });
    const copy = advanceFiscalDialog(edit, { type: "duplicateChosen", id });
    expect(copy).toMatchObject({ action: { kind: "duplicate", id }, from: "profile-selection" });
    const back = advanceFiscalDialog(copy, { type: "wentBack" });
    expect(back).toMatchObject({ mode: "profile-selection", action: null, from: "initial" });
    expect(advanceFiscalDialog(back, { type: "wentBack" })).toEqual(startFiscalDialog("workspace"));
  });

  it("stays where it began", () => {
    const start = startFiscalDialog("creation", { kind: "create" });
    expect(advanceFiscalDialog(start, { type: "wentBack" })).toEqual(start);
  });

  it("has something to do exactly while it configures, and gets back to the start", () => {
    const events = fc.constantFrom<FiscalDialogEvent>(
      { type: "createChosen" },
      { type: "savedChosen" },
      { type: "editChosen", id },
      { type: "duplicateChosen", id },
      { type: "wentBack" },
    );
    fc.assert(
      fc.property(fc.array(events), (all) => {
        let state = startFiscalDialog("workspace");
        for (const event of all) {
          state = advanceFiscalDialog(state, event);
          expect(state.mode === "configuration").toBe(state.action !== null);
        }
        for (let step = 0; step < 3; step += 1) state = advanceFiscalDialog(state, { type: "wentBack" });
        expect(state).toEqual(startFiscalDialog("workspace"));
      }),
    );
  });
});
