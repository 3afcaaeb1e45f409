import { afterEach, beforeEach, expect, test } from "vitest";
import { leaveSample, offerNavigation, storedAddress, visitSample } from "#session/who/sample-visit.ts";
import { session } from "#session/who/session.ts";

beforeEach(() => {
  sessionStorage.clear();
  session.start();
});

afterEach(() => {
  session.signOut();
  session.setSample(false);
  sessionStorage.clear();
});

test("an address of the sample opens it for whoever has no account, and leaving leads home", async () => {
  await session.ready();
  expect(visitSample("/dashboard/libro-contable/mayor?cuenta=1105&ejemplo=true#x")).toBe(
    "/dashboard/libro-contable/mayor?cuenta=1105#x",
  );
  expect(session.getSnapshot()).toMatchObject({ sample: true, state: { kind: "guest" } });
  expect(storedAddress()).toBe("/");
  const gone: string[] = [];
  const stop = offerNavigation({
    go: async (href) => {
      gone.push(href);
      history.replaceState(null, "", href);
    },
  });
  history.replaceState(null, "", "/dashboard");
  await leaveSample();
  stop();
  expect(gone).toEqual(["/"]);
  expect(session.getSnapshot().sample).toBe(false);
});

test("within the sample, where it was entered from is not forgotten", async () => {
  await session.ready();
  sessionStorage.setItem("cuadra_antes_del_ejemplo", "/journal/simple?guest=true");
  session.setSample(true);
  expect(visitSample("/dashboard?ejemplo=true")).toBe("/dashboard");
  expect(storedAddress()).toBe("/journal/simple?guest=true");
});
