import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ELEMENT, OPTION } from "./find-in-page.mjs";

const PREFS = (downloads) => ({
  "marionette.port": 0,
  "browser.download.folderList": 2,
  "browser.download.dir": downloads,
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.download.open_pdf_attachments_inline": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "app.update.disabledForTesting": true,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "intl.accept_languages": "es-CO,es",
  "ui.prefersReducedMotion": 1,
  // What the page says in its console arrives at the process's output.
  "devtools.console.stdout.content": true,
  "browser.dom.window.dump.enabled": true,
});

/** Firefox answers on its own port with length-prefixed JSON: `12:[0,1,"name",{}]`. */
function listen(socket) {
  const waiting = new Map();
  let kept = Buffer.alloc(0);
  let last = 0;
  socket.on("data", (data) => {
    kept = Buffer.concat([kept, data]);
    for (;;) {
      const colon = kept.indexOf(":");
      if (colon === -1) return;
      const end = colon + 1 + Number(kept.subarray(0, colon));
      if (kept.length < end) return;
      const message = JSON.parse(kept.subarray(colon + 1, end).toString());
      kept = kept.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { done, fail } = waiting.get(id);
      waiting.delete(id);
      if (error) fail(new Error(`${error.error}: ${error.message}`));
      else done(result);
    }
  });
  socket.on("close", () => {
    for (const { fail } of waiting.values()) fail(new Error("Firefox closed"));
  });
  return (name, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function portOf(profile, child) {
  for (let turn = 0; turn < 300; turn += 1) {
    if (child.exitCode !== null) throw new Error(`Firefox ended with ${child.exitCode}`);
    try {
      const port = Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
      if (port > 0) return port;
    } catch {
      // Not written yet.
    }
    await wait(200);
  }
  throw new Error("Firefox did not open its port");
}

/** Starts Firefox with a profile of its own and returns what drives it. */
export async function startFirefox({ binary, folder, downloads, heard }) {
  const profile = join(folder, "profile");
  mkdirSync(profile, { recursive: true });
  const lines = Object.entries(PREFS(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  writeFileSync(join(profile, "MarionetteActivePort"), "");
  const args = ["--headless", "--marionette", "--no-remote", "--profile", profile, "about:blank"];
  const child = spawn(binary, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => heard(String(data)));
  const socket = connect(await portOf(profile, child), "127.0.0.1");
  const call = listen(socket);
  const { capabilities } = await call("NewSession", { capabilities: { alwaysMatch: {} } });
  await call("SetWindowRect", { width: 1440, height: 1000 });
  const script = async (text, args = []) => (await call("ExecuteScript", { script: text, args })).value;
  const click = (element) => call("ElementClick", { id: element[ELEMENT] });
  return {
    name: "Firefox",
    version: capabilities.browserVersion,
    go: (url) => call("Navigate", { url }),
    script,
    click,
    give: (element, paths) => call("ElementSendKeys", { id: element[ELEMENT], text: paths.join("\n") }),
    pick: async (field, label) => click(await script(OPTION, [field, label])),
    keys: (actions) => call("PerformActions", { actions: [{ type: "key", id: "keys", actions }] }),
    picture: async (element = null) => {
      const params = { full: false, ...(element && { id: element[ELEMENT] }) };
      return Buffer.from((await call("TakeScreenshot", params)).value, "base64");
    },
    close: async () => {
      const ended = new Promise((done) => child.once("exit", done));
      socket.end();
      child.kill();
      await Promise.race([ended, wait(10_000)]);
    },
  };
}
