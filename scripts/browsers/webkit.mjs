import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ELEMENT, OPTION } from "./find-in-page.mjs";

/** Longer than any answer of a loaded machine. */
const ANSWER_MS = 120_000;

const INTO_VIEW = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

const caller = (base) => async (method, path, body) => {
  const answer = await fetch(`${base}${path}`, {
    method,
    // A driver that waits for a page that waits for it must not hold the walk.
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
};

async function open(call, options) {
  for (let turn = 0; ; turn += 1) {
    try {
      return await call("POST", "/session", {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
      });
    } catch (error) {
      if (turn === 50) throw error;
      await wait(300);
    }
  }
}

/** Starts WebKitGTK's driver and its small browser, on a screen of their own where the machine has none. */
export async function startWebKit({ driver, browser, downloads, heard }) {
  const port = await freePort();
  const command = process.env.DISPLAY ? [] : ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24"];
  const [first, ...args] = [...command, driver, `--port=${port}`];
  const env = {
    ...process.env,
    // Without a folder of downloads of its own it saves into the home.
    HOME: downloads,
    LANG: "es_CO.UTF-8",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    NO_AT_BRIDGE: "1",
  };
  const child = spawn(first, args, { stdio: ["ignore", "pipe", "pipe"], detached: true, env });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => heard(String(data)));
  const call = caller(`http://127.0.0.1:${port}`);
  const options = {
    binary: browser,
    args: ["--automation", "--geometry=1440x1000", "--enable-write-console-messages-to-stdout=true"],
  };
  const { sessionId, capabilities } = await open(call, options);
  const at = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  await at("POST", "/timeouts", { script: 60_000, pageLoad: 120_000 });
  const script = (text, args = []) => at("POST", "/execute/sync", { script: text, args });
  const click = async (element) => {
    // The driver does not wait for its own scroll, and calls what is still below the window no target.
    await script(INTO_VIEW, [element]);
    await at("POST", `/element/${element[ELEMENT]}/click`);
  };
  return {
    name: "WebKit",
    version: capabilities.browserVersion,
    go: (url) => at("POST", "/url", { url }),
    script,
    click,
    give: (element, paths) => at("POST", `/element/${element[ELEMENT]}/value`, { text: paths.join("\n") }),
    pick: async (field, label) => click(await script(OPTION, [field, label])),
    keys: (actions) => at("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] }),
    picture: async (element = null) =>
      Buffer.from(
        await at("GET", element ? `/element/${element[ELEMENT]}/screenshot` : "/screenshot"),
        "base64",
      ),
    close: async () => {
      await at("DELETE", "").catch(() => undefined);
      try {
        process.kill(-child.pid);
      } catch {
        // Already ended.
      }
    },
  };
}
