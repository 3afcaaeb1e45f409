import { expect, test } from "../support/app.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";
import { damageStore } from "../support/browser/profile-store.ts";
import { removeDisk, smallDisk } from "../support/browser/small-disk.ts";
import { openHarness } from "../support/harness.ts";

test("ST-01 a browser killed while posting keeps every entry that was acknowledged, whole", async ({
  app,
}) => {
  const profile = persistentProfile(app);
  try {
    const acknowledged = new Set<string>();
    const first = await profile.open();
    const page = await openHarness(first.context, app, acknowledged);
    const bookId = await page.evaluate(() => window.harness.makeBook());
    await profile.close();
    for (const after of [200, 550, 900, 1400]) {
      const { context } = await profile.open();
      const posting = await openHarness(context, app, acknowledged);
      const before = acknowledged.size;
      void posting.evaluate((id) => window.harness.postForever(id), bookId).catch(() => undefined);
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 5);
      await posting.waitForTimeout(after);
      await profile.kill();
    }
    const { context } = await profile.open();
    const found = await (await openHarness(context, app)).evaluate(
      (id) => window.harness.inspect(id),
      bookId,
    );
    expect(acknowledged.size).toBeGreaterThan(20);
    expect([...acknowledged].filter((id) => !found.ids.includes(id))).toEqual([]);
    expect(found.problems).toEqual([]);
    expect(found.numbers).toEqual(found.numbers.map((_, index) => index + 1));
    expect(found.audited).toBe(found.ids.length);
  } finally {
    await profile.remove();
  }
});

test("ST-09 a command that is sent twice is kept once, however early its commit was asked for", async ({
  app,
  context,
}) => {
  const page = await openHarness(context, app);
  const bookId = await page.evaluate(() => window.harness.makeBook());
  for (const amount of [1000, 2000, 3000]) {
    const [first, again] = await page.evaluate(([id, pesos]) => window.harness.postTwice(id, pesos), [
      bookId,
      amount,
    ] as const);
    expect(first).toMatchObject({ ok: true });
    expect(again).toEqual(first);
  }
  const found = await page.evaluate((id) => window.harness.inspect(id), bookId);
  expect(found).toMatchObject({ numbers: [1, 2, 3], audited: 3, problems: [], health: "ok" });
});

const KILLS = 20;

test("BR-05 a browser killed twenty times during a restore holds the old contents or the new ones, whole", async ({
  app,
}) => {
  const profile = persistentProfile(app);
  const acknowledged = new Set<string>();
  const open = async () => openHarness((await profile.open()).context, app, acknowledged);
  try {
    let page = await open();
    for (const name of ["small", "large"]) {
      const book = await page.evaluate(() => window.harness.makeBook());
      const size = [book, name === "small" ? 300 : 3000] as const;
      await page.evaluate(
        ([id, count]) => window.harness.importMany(window.harness.database, id, count),
        size,
      );
      await page.evaluate((kept) => window.harness.keepBackup(kept), name);
    }
    const prints = new Map<string, string>();
    let took = 0;
    for (const name of ["small", "large"]) {
      await page.evaluate((kept) => window.harness.readKept(kept), name);
      took = Math.max(took, await page.evaluate((kept) => window.harness.restore(kept), name));
      prints.set(await page.evaluate(() => window.harness.fingerprint()), name);
    }
    expect(prints.size).toBe(2);
    const found: string[] = [];
    let before = "large";
    for (let kill = 0; kill < KILLS; kill += 1) {
      const wanted = before === "small" ? "large" : "small";
      const mark = `restore-${kill}`;
      await page.evaluate((name) => window.harness.readKept(name), wanted);
      void page.evaluate((told) => window.harness.restore(told), mark).catch(() => undefined);
      // At random around the moment in which the last ones turned from too early to too late.
      await page.waitForTimeout(Math.random() * 2 * took);
      await profile.kill();
      page = await open();
      const after = prints.get(await page.evaluate(() => window.harness.fingerprint())) ?? "neither";
      expect([before, wanted], `whole after kill ${kill}`).toContain(after);
      if (acknowledged.has(mark)) expect(after, "what was told as restored stays").toBe(wanted);
      found.push(after === wanted ? "new" : "old");
      took *= after === wanted ? 0.8 : 1.25;
      before = after;
    }
    // If all kills came too early or too late, the test would have shown nothing.
    expect(new Set(found)).toEqual(new Set(["old", "new"]));
  } finally {
    await profile.remove();
  }
});

test("MT-01 two tabs that post at the same time give numbers without gap or repeat", async ({
  app,
  context,
}) => {
  const [first, second] = [await openHarness(context, app), await openHarness(context, app)];
  const bookId = await first.evaluate(() => window.harness.makeBook());
  const posted = await Promise.all(
    [first, second].map((page) => page.evaluate((id) => window.harness.postMany(id, 200), bookId)),
  );
  expect(posted).toEqual([200, 200]);
  const found = await first.evaluate((id) => window.harness.inspect(id), bookId);
  expect(found.numbers).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
  expect(found.problems).toEqual([]);
});

test("ST-05 nothing is written into the empty database that takes the place of a cleared one", async ({
  app,
  context,
}) => {
  const page = await openHarness(context, app);
  const bookId = await page.evaluate(() => window.harness.makeBook());
  await page.evaluate((id) => window.harness.postMany(id, 3), bookId);
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: app, storageTypes: "indexeddb" });
  await expect
    .poll(() => page.evaluate((id) => window.harness.post(id, 5), bookId).then((result) => result.ok))
    .toBe(false);
  // While the browser is clearing, the store does not open; what is gone is told once that is over.
  await expect
    .poll(() => page.evaluate((id) => window.harness.post(id, 5), bookId).then((result) => result.trouble))
    .toBe("lost");
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name));
  expect(databases).toEqual([]);
});

test("ST-06 a full disk refuses the entry whole; reading goes on, and saving too once there is room", async ({
  app,
}) => {
  const disk = smallDisk();
  test.skip(disk === null, "needs the right to mount a small disk; the injected fault is tested in any case");
  const profile = persistentProfile(app, { dir: disk ?? "" });
  try {
    const { context, problems } = await profile.open();
    problems.allow(/Quota/i);
    const page = await openHarness(context, app);
    const bookId = await page.evaluate(() => window.harness.makeBook());
    expect(await page.evaluate((id) => window.harness.postMany(id, 20), bookId)).toBe(20);
    expect(await page.evaluate(() => window.harness.fillDisk())).toBe("full");
    const refused = await page.evaluate(async (id) => {
      for (let each = 0; each < 400; each += 1) {
        const result = await window.harness.post(id, 7);
        if (!result.ok) return result.trouble;
      }
      return "never full";
    }, bookId);
    expect(refused).toBe("full");
    const found = await page.evaluate((id) => window.harness.inspect(id), bookId);
    expect(found.problems).toEqual([]);
    expect(found.audited).toBe(found.ids.length);
    await page.evaluate(() => window.harness.freeDisk());
    await expect
      .poll(() => page.evaluate((id) => window.harness.post(id, 9), bookId).then((result) => result.ok))
      .toBe(true);
  } finally {
    await profile.close();
    if (disk) removeDisk(disk);
  }
});

test("ST-03 a damaged store is damage, not a first visit", async ({ app }) => {
  const profile = persistentProfile(app);
  try {
    const { context } = await profile.open();
    const page = await openHarness(context, app);
    const bookId = await page.evaluate(() => window.harness.makeBook());
    await page.evaluate((id) => window.harness.postMany(id, 300), bookId);
    await profile.close();
    damageStore(profile.dir);
    for (const _time of [1, 2]) {
      const again = await profile.open();
      again.problems.allow(/./);
      const damaged = await openHarness(again.context, app);
      const answer = await damaged.evaluate(() =>
        window.harness.makeBook().then(
          () => "made",
          (error) => String(error.trouble),
        ),
      );
      expect(["damaged", "lost"]).toContain(answer);
      await profile.close();
    }
  } finally {
    await profile.remove();
  }
});
