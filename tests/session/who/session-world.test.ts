import fc from "fast-check";
import { expect, it } from "vitest";
import { readSessionMessage } from "#session/who/session-world.ts";

it.each([
  [{ type: "session-changed" }, { type: "session-changed" }],
  [{ type: "session-changed", more: 1 }, { type: "session-changed" }],
  [
    { type: "account-deleted", id: "account_1" },
    { type: "account-deleted", id: "account_1" },
  ],
])("reads the message %j of another tab", (data, message) => {
  expect(readSessionMessage(data)).toEqual(message);
});

it.each([
  null,
  undefined,
  "session-changed",
  7,
  [],
  {},
  { type: "account-deleted" },
  { type: "account-deleted", id: 7 },
  { type: "account-deleted", id: null },
  { type: "__proto__" },
  { type: ["session-changed"] },
])("hears nothing in %j", (data) => {
  expect(readSessionMessage(data)).toBeNull();
});

it("throws at nothing that a channel can carry", () => {
  fc.assert(fc.property(fc.anything(), (data) => void readSessionMessage(data)));
});
