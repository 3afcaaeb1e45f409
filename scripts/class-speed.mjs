import "./node-version.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "./browser-flags.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./find-browser.mjs";
import { outDir } from "./paths.mjs";
import { runModule } from "./run.mjs";
import { startServer } from "./serve.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "class-speed" of docs/quality.md: what a classroom does at its largest, beside what each may take. Figures
 * are processor time, which is the same on a loaded machine as on an idle one.
 */

const AIMS = [
  ["grading", "Grade 40 works of 30 entries", 2000],
  ["receiving", "Receive 30 hand-ins by every way, three of them twice", 3000],
  ["code", "Find the QR of 12 entries in a picture of 720p, the slowest of ten", 300],
  ["grid", "A step in the grid of 200 students and 60 activities, the longest", 50],
];
const TESTS = [
  ["tests/features/education/teacher/work/grade-all.test.ts", "two seconds"],
  ["tests/formats/exchange/receive/receive-many.test.ts", "class"],
  ["tests/formats/exchange/codes/codes.test.ts", "720p"],
];
const [STUDENTS, ACTIVITIES] = [200, 60];
const ROUNDS = 3;

/** What the tests tell; each asks for its own limit too. */
async function measureWork() {
  const folder = mkdtempSync(join(tmpdir(), "class-speed-"));
  for (const [file, name] of TESTS) {
    const code = await runModule("vitest/vitest.mjs", ["run", file, "-t", name], {
      env: { CLASS_SPEEDS: folder },
      quiet: true,
    });
    if (code !== 0) throw new Error(`It takes too long: npx vitest run ${file}`);
  }
  const found = Object.fromEntries(
    ["grading", "receiving", "code"].map((what) => [what, Number(readFileSync(join(folder, what), "utf8"))]),
  );
  rmSync(folder, { recursive: true });
  return found;
}

/** Runs in the page: fills the first classroom of the sample up to its size with copies of its own rows. */
function fillDesk([students, activities]) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("cuadra-aula");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const tables = ["classrooms", "students", "activities", "grades"];
      const transaction = db.transaction(tables, "readwrite");
      transaction.oncomplete = () => {
        db.close();
        done(null);
      };
      transaction.onerror = () => fail(transaction.error);
      const all = {};
      const read = (name) => {
        const request = transaction.objectStore(name).getAll();
        request.onsuccess = () => {
          all[name] = request.result;
          if (Object.keys(all).length === tables.length) write();
        };
      };
      const idLike = (id, at) => id.slice(0, -6) + String(100_000 + at);
      const write = () => {
        const room = all.classrooms[0].id;
        const [person] = all.students.filter(({ classroom }) => classroom === room);
        const [activity] = all.activities.filter(({ assignedTo }) =>
          assignedTo.some((each) => each.classroom === room),
        );
        const [grade] = all.grades.filter((each) => each.student === person.id);
        const put = (name, row) => transaction.objectStore(name).put(row);
        const people = Array.from({ length: students }, (_, at) => {
          const id = idLike(person.id, at);
          put("students", {
            ...person,
            id,
            code: `${7_000_000 + at}`,
            cedula: `${7_000_000 + at}`,
            name: `${person.name} ${at}`,
          });
          return id;
        });
        const works = Array.from({ length: activities }, (_, at) => {
          const id = idLike(activity.id, at);
          put("activities", { ...activity, id, title: `Taller ${at}`, weight: 0.5 });
          return id;
        });
        for (const student of people)
          for (const work of works) put("grades", { ...grade, student, activity: work, classroom: room });
      };
      for (const name of tables) read(name);
    };
  });
}

/** Milliseconds of the page's main thread that each step takes, with all frames that follow from it. */
async function stepsOf(page, session) {
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  const steps = [];
  const step = async (act) => {
    const before = await work();
    await act();
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    steps.push((await work()) - before);
  };
  const grid = page.getByRole("grid");
  const scroll = (x, y) => grid.evaluate((frame, by) => frame.scrollBy(by[0], by[1]), [x, y]);
  for (let at = 0; at < 20; at += 1) await step(() => scroll(0, 400));
  for (let at = 0; at < 10; at += 1) await step(() => scroll(400, 0));
  await scroll(-100_000, -100_000);
  await page.locator('[data-cell="0:0"]').focus();
  for (let at = 0; at < 5; at += 1) {
    await step(() => page.keyboard.press("4"));
    await step(() => page.keyboard.press("Enter"));
  }
  return steps;
}

async function measureGrid() {
  const executablePath = await ensureBrowser();
  if (executablePath === null || (await ensureBuilt()) !== 0) throw new Error("No browser, or no build.");
  const server = await startServer({ dir: outDir() });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.url}/educacion/dashboard?type=teacher&section=classrooms`);
    await page.getByText("Entrar al Aula").first().waitFor();
    await page.evaluate(fillDesk, [STUDENTS, ACTIVITIES]);
    await page.reload();
    await page.getByText("Entrar al Aula").first().click();
    await page.getByRole("grid").waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.reload();
      await page.getByRole("grid").waitFor();
      rounds.push(await stepsOf(page, session));
    }
    // What collects garbage or is interrupted in one round is not in all of them.
    const least = rounds[0].map((_, step) => Math.min(...rounds.map((steps) => steps[step])));
    return Math.max(...least);
  } finally {
    await browser.close();
    await server.close();
  }
}

const found = { ...(await measureWork()), grid: await measureGrid() };
const rows = AIMS.map(([key, what, aim]) => {
  const ratio = found[key] / aim;
  return `| ${what} | ${aim.toLocaleString("en")} ms | ${ratio.toFixed(2)} | ${ratio <= 1 ? "yes" : "no"} |`;
});
await writeFigures(
  "class-speed",
  ["| What | May take | Ratio | Held |", "|---|---|---|---|", ...rows].join("\n"),
);
console.log(rows.join("\n"));
