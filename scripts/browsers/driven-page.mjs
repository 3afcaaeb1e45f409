import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findInPage } from "./find-in-page.mjs";
import { chorded, KEYS, typed } from "./keys.mjs";

const FIND = `return (${findInPage})(arguments[0])`;

const sent = (query) => ({
  ...query,
  ...(query.name instanceof RegExp && { name: { source: query.name.source, flags: query.name.flags } }),
  ...(query.within && { within: sent(query.within) }),
});

/**
 * A page of a browser that speaks WebDriver, with the few gestures that the walks use. Every gesture waits for what it
 * needs, and says with a picture what it waited for in vain.
 */
export function drivePage(driver, { base, downloads, patience = 120_000 }) {
  async function until(what, attempt) {
    const end = Date.now() + patience;
    let last;
    while (Date.now() < end) {
      try {
        const value = await attempt();
        if (value !== null && value !== undefined && value !== false) return value;
      } catch (error) {
        last = error;
      }
      await wait(150);
    }
    const picture = join(downloads, "failed.png");
    writeFileSync(picture, await driver.picture().catch(() => ""));
    throw new Error(
      `${driver.name}: waited for ${what}; picture: ${picture}${last ? `; ${last.message}` : ""}`,
    );
  }
  const told = ({ role, name, within }) => `${role} ${name}${within ? ` in ${within.name}` : ""}`;
  const find = (query) => until(told(query), () => driver.script(FIND, [sent(query)]));
  const press = (query) =>
    until(`a press of ${told(query)}`, async () => {
      const element = await driver.script(FIND, [sent(query)]);
      if (element === null) return false;
      await driver.click(element);
      return true;
    });
  const type = (text) => driver.keys(typed(text));
  const chord = (modifier, key) => driver.keys(chorded(modifier, key));
  return {
    name: driver.name,
    version: driver.version,
    driver,
    until,
    find,
    press,
    type,
    chord,
    go: (path) => driver.go(`${base}${path}`),
    /** The gone element is waited for as the come one. */
    gone: (query) =>
      until(`the end of ${told(query)}`, async () => (await driver.script(FIND, [sent(query)])) === null),
    fill: async (query, text) => {
      const field = await find({ role: "field", ...query });
      await driver.click(field);
      await chord(KEYS.control, "a");
      await type(text);
    },
    choose: async (query, label) => driver.pick(await find({ role: "field", ...query }), label),
    give: async (query, paths) => driver.give(await find({ role: "file", ...query }), paths),
    pictureOf: async (query) => driver.picture(await find(query)),
    /** The file that a press saves, once it has grown to its end. */
    saved: async (act) => {
      const before = new Set(readdirSync(downloads));
      await act();
      let size = -1;
      return await until("a saved file", () => {
        const [name] = readdirSync(downloads).filter(
          (each) => !before.has(each) && !/^\.|\.(part|wkdownload)$|^failed\.png$/.test(each),
        );
        if (name === undefined) return null;
        const path = join(downloads, name);
        if (existsSync(`${path}.part`)) return null;
        const now = statSync(path).size;
        const isWhole = now > 0 && now === size;
        size = now;
        return isWhole ? path : null;
      });
    },
    close: driver.close,
  };
}
