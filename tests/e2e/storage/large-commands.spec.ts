import { expect, test } from "../support/app.ts";
import { openHarness } from "../support/harness.ts";
import { counted } from "../support/long/long-mode.ts";

const { count } = counted("large");

test("ST-08 commands over 120 new months answer what is stored, while another page keeps the disk busy", async ({
  app,
  context,
}) => {
  const entries = count ?? 6_000;
  test.setTimeout(1_800_000);
  const page = await openHarness(context, app);
  const other = await openHarness(context, app);
  await other.evaluate(() => window.harness.busyDisk());
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  const answers = await page.evaluate((size) => window.harness.largeCommands(size), entries);
  await other.close();
  const of = Object.fromEntries(answers.map((each) => [each.what, each]));
  const whole = { ok: true, problems: 0 };
  expect(of.import).toMatchObject({ ...whole, entries });
  expect(of.undo).toMatchObject({ ...whole, entries: 0 });
  expect(of["import again"]).toMatchObject({ ...whole, entries });
  expect(of["close a year"]).toMatchObject(whole);
  expect(of["close a year"]?.entries).toBeGreaterThan(entries);
  expect(of["open it again"]).toMatchObject({ ...whole });
  expect(of["post a payroll"]).toMatchObject({ ...whole, entries: (of["open it again"]?.entries ?? 0) + 1 });
  expect(of.restore).toMatchObject({ ...whole, entries: of["post a payroll"]?.entries });
});
