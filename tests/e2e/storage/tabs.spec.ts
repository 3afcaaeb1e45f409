import { expect, test } from "../support/app.ts";
import { openHarness } from "../support/harness.ts";
import { counted } from "../support/long/long-mode.ts";

const TABS = 3;
const STEPS = 40;
const { count, seed } = counted("tabs");

test("MT-01 I-20 three tabs that post, import, undo and close months at once leave whole books", async ({
  app,
  context,
}) => {
  const times = count ?? 1;
  test.setTimeout(120_000 + times * 60_000);
  const pages = [];
  for (let tab = 0; tab < TABS; tab += 1) pages.push(await openHarness(context, app));
  const [first] = pages;
  if (first === undefined) throw new Error("no page");
  for (let time = 0; time < times; time += 1) {
    const bookId = await first.evaluate(() => window.harness.makeBook());
    const done = await Promise.all(
      pages.map((page, tab) =>
        page.evaluate(([id, from, steps]) => window.harness.mixWork(id, from, steps), [
          bookId,
          seed + time * TABS + tab,
          STEPS,
        ] as const),
      ),
    );
    const found = await first.evaluate((id) => window.harness.inspect(id), bookId);
    expect(found.problems, `run ${time + 1} of ${times}`).toEqual([]);
    expect(found.numbers).toEqual(found.numbers.map((_, index) => index + 1));
    const told = done.flatMap((each) => each.posted);
    // A month that another tab closes early refuses many of them.
    expect(told.length).toBeGreaterThan(STEPS / 2);
    expect(told.filter((id) => !found.ids.includes(id))).toEqual([]);
    expect(done.flatMap((each) => each.troubles)).toEqual([]);
  }
});
