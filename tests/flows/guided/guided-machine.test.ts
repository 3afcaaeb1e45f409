import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import {
  AT_REST,
  type GuidedEvent,
  type GuidedState,
  guidedTurn,
} from "#flows/guided/state/guided-machine.ts";

function operation(text: string, missing: GuidedOperation["missing"] = []): GuidedOperation {
  return {
    text,
    deed: null,
    account: null,
    amount: null,
    vat: null,
    interest: null,
    cost: null,
    payments: [],
    party: null,
    document: null,
    date: null,
    description: text,
    currency: null,
    deducted: [],
    withheld: [],
    saidBy: "deed",
    words: "",
    accounts: [],
    remembered: null,
    days: [],
    saidAmounts: [],
    doubt: [],
    missing,
  };
}

const WHOLE = operation("vendí 50 mil en efectivo");
const LACKING = operation("vendí 50 mil", [{ kind: "means", options: [] }]);

const stateAfter = (...events: readonly GuidedEvent[]): GuidedState => events.reduce(guidedTurn, AT_REST);
const take = (taken: GuidedOperation, waiting: readonly GuidedOperation[] = []): GuidedEvent => ({
  type: "operationTaken",
  operation: taken,
  waiting,
});

describe("GM-01 the steps of the guided panel", () => {
  it("goes from the type to its details, and on only when nothing is missing", () => {
    expect(stateAfter({ type: "typeAsked" }).step).toBe("operation-type");
    const filling = stateAfter({ type: "typeAsked" }, { type: "typeChosen", operation: LACKING });
    expect(filling.step).toBe("details");
    expect(guidedTurn(filling, { type: "continued" })).toBe(filling);
    const filled = guidedTurn(filling, { type: "operationChanged", operation: WHOLE });
    expect(guidedTurn(filled, { type: "continued" }).step).toBe("confirmation");
  });

  it("asks for what a sentence lacks, and shows the entry of one that lacks nothing", () => {
    expect(stateAfter(take(LACKING)).step).toBe("details");
    expect(stateAfter(take(WHOLE)).step).toBe("confirmation");
    expect(stateAfter({ type: "operationTaken", operation: WHOLE, waiting: [], corrects: true }).step).toBe(
      "details",
    );
  });

  it("returns to the details with Editar, and to the conversation with Cancelar", () => {
    const confirming = stateAfter(take(WHOLE));
    const edited = guidedTurn(confirming, { type: "lineEdited", lines: [] });
    expect(edited.edited).toEqual([]);
    expect(guidedTurn(edited, { type: "detailsAsked" })).toMatchObject({ step: "details", edited: null });
    expect(guidedTurn(edited, { type: "cancelled" })).toEqual(AT_REST);
  });

  it("says what was registered and comes back to the conversation, or to what was told with it", () => {
    const done = stateAfter(take(WHOLE), { type: "registered", done: "Registré el asiento 1." });
    expect(done).toMatchObject({ step: "complete", done: "Registré el asiento 1." });
    expect(guidedTurn(done, { type: "rested" })).toEqual(AT_REST);
    const two = stateAfter(take(WHOLE, [LACKING]), { type: "registered", done: "" }, { type: "rested" });
    expect(two).toMatchObject({ step: "details", operation: LACKING, waiting: [] });
  });

  it("registers from the confirmation alone, whatever comes before", () => {
    const events: fc.Arbitrary<GuidedEvent> = fc.constantFrom<GuidedEvent>(
      { type: "typeAsked" },
      { type: "typeChosen", operation: LACKING },
      take(WHOLE),
      take(LACKING, [WHOLE]),
      { type: "operationChanged", operation: WHOLE },
      { type: "operationChanged", operation: LACKING },
      { type: "lineEdited", lines: [] },
      { type: "detailsAsked" },
      { type: "continued" },
      { type: "cancelled" },
      { type: "registered", done: "x" },
      { type: "rested" },
    );
    const property = fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state = AT_REST;
      for (const event of list) {
        const before = state;
        state = guidedTurn(state, event);
        if (state.step === "complete" && before.step !== "complete") expect(before.step).toBe("confirmation");
        if (state.step === "confirmation") expect(state.operation?.missing).toEqual([]);
        if (state.step === "details") expect(state.operation).not.toBeNull();
        if (state.step === "chat") expect(state).toEqual(AT_REST);
      }
    });
    fc.assert(property);
  });
});
