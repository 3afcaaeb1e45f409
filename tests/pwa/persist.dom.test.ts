import { beforeEach, describe, expect, it, vi } from "vitest";

/** A device whose browser gives these answers, and counts the requests. */
function device(answers: { readonly persisted: boolean; readonly persist: boolean }) {
  const asked = { count: 0 };
  const storage = {
    persisted: async () => answers.persisted,
    persist: async () => {
      asked.count += 1;
      return answers.persist;
    },
  };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  return asked;
}

/** Reloads the module as a new visit does: in-memory state is lost, stored state stays. */
async function visit() {
  vi.resetModules();
  return await import("#pwa/persist.ts");
}

beforeEach(() => localStorage.clear());

describe("asking to keep the data", () => {
  it("asks once however many saves there are, and remembers a yes for ever", async () => {
    const asked = device({ persisted: false, persist: true });
    const first = await visit();
    expect(first.readPersistence()).toBe("unknown");
    expect(await Promise.all([first.askPersistence(), first.askPersistence()])).toEqual([
      "granted",
      "granted",
    ]);
    const second = await visit();
    expect(second.readPersistence()).toBe("granted");
    expect(await second.askPersistence()).toBe("granted");
    expect(asked.count).toBe(1);
  });

  it("ST-12 remembers a no for the settings, and tries again on another visit", async () => {
    const asked = device({ persisted: false, persist: false });
    const first = await visit();
    expect(await first.askPersistence()).toBe("denied");
    expect(await first.askPersistence()).toBe("denied");
    const second = await visit();
    expect(second.readPersistence()).toBe("denied");
    await second.askPersistence();
    expect(asked.count).toBe(2);
  });

  it("lives without the question", async () => {
    Object.defineProperty(navigator, "storage", { configurable: true, value: undefined });
    const { askPersistence } = await visit();
    expect(await askPersistence()).toBe("unknown");
  });
});
