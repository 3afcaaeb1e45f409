import { beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";

type Answer = Result<null, { readonly kind: string }>;

const commits = async (): Promise<Answer> => ok(null);
const fails = async (): Promise<Answer> => err({ kind: "storage" });
const refuses = async (): Promise<Answer> => err({ kind: "closed-month" });
const kind = () => saveState.get().kind;

/** A command that the test resolves. */
function underWay(source?: string) {
  let resolve = (_answer: Answer): void => undefined;
  const promise = new Promise<Answer>((take) => {
    resolve = take;
  });
  const done = tracked(() => promise, null, source);
  return async (answer: Answer) => {
    resolve(answer);
    await done;
  };
}

beforeEach(() => saveState.forgetAll());

describe("the saved indicator", () => {
  it("an error is shown until what failed is saved, whatever else is committed", async () => {
    const retry = () => undefined;
    await tracked(fails, retry, "draft");
    await tracked(commits);
    await tracked(commits, null, "other");
    expect(saveState.get()).toEqual({ kind: "failed", retry });
    await tracked(commits, retry, "draft");
    expect(kind()).toBe("saved");
  });

  it("keys typed while a save runs are unsaved when it ends", async () => {
    saveState.typing("draft");
    const end = underWay("draft");
    expect(kind()).toBe("saving");
    saveState.typing("draft");
    await end(ok(null));
    expect(kind()).toBe("unsaved");
    await tracked(commits, null, "draft");
    expect(kind()).toBe("saved");
  });

  it("what is typed in one place is not saved by a command of another", async () => {
    saveState.typing("draft");
    await tracked(commits);
    expect(kind()).toBe("unsaved");
    saveState.reset("other");
    expect(kind()).toBe("unsaved");
    saveState.reset("draft");
    expect(kind()).toBe("saved");
  });

  it("an earlier save that ends late does not hide a later one's failure", async () => {
    const first = underWay("draft");
    const second = underWay("draft");
    await second(err({ kind: "storage" }));
    await first(ok(null));
    expect(kind()).toBe("failed");
  });

  it("a refusal by the rules leaves things as they were", async () => {
    await tracked(refuses);
    expect(kind()).toBe("idle");
    saveState.typing("draft");
    await tracked(refuses, null, "draft");
    expect(kind()).toBe("unsaved");
  });

  it("a command that throws is not on its way for ever, and not saved", async () => {
    await expect(tracked(() => Promise.reject(new Error("bug")))).rejects.toThrow("bug");
    expect(kind()).toBe("failed");
  });

  it("a failure with nothing to try again ends with the next commit, one with it does not", async () => {
    await tracked(fails);
    await tracked(commits, null, "draft");
    expect(kind()).toBe("saved");
    await tracked(fails, () => undefined);
    await tracked(commits, null, "draft");
    expect(kind()).toBe("failed");
  });

  it("what ends after its database was closed says nothing", async () => {
    const end = underWay("draft");
    saveState.forgetAll();
    await end(err({ kind: "storage" }));
    expect(kind()).toBe("idle");
  });

  it("keeps its listeners quiet while nothing changes", async () => {
    const heard = vi.fn();
    const stop = saveState.subscribe(heard);
    for (let key = 0; key < 5; key += 1) saveState.typing("draft");
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});
