import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * Runs a command, forwards its output and resolves with its exit code. After `limit` milliseconds the command and its
 * children are killed and the code is 124, so that a hung runner does not hang everything.
 */
export function run(command, args, { env = {}, limit = 0, quiet = false } = {}) {
  return new Promise((done) => {
    const posix = process.platform !== "win32";
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "ignore" : "inherit", quiet ? "ignore" : "inherit"],
      detached: posix && limit > 0,
    });
    let isLate = false;
    const end = (signal) => {
      try {
        if (posix && limit > 0) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // Already ended.
      }
    };
    const endLate = () => {
      isLate = true;
      end("SIGKILL");
    };
    const timer = limit > 0 ? setTimeout(endLate, limit) : undefined;
    const forward = (signal) => {
      end(signal);
      process.exit(130);
    };
    process.on("SIGINT", forward);
    process.on("SIGTERM", forward);
    const finish = (code) => {
      clearTimeout(timer);
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      done(isLate ? 124 : code);
    };
    child.on("error", () => finish(127));
    child.on("close", (code) => finish(code ?? 1));
  });
}

/**
 * Runs a JavaScript file of an installed package with this same Node: no shell and no `.cmd`, so it works alike on
 * every system.
 */
export function runModule(file, args, options) {
  return run(process.execPath, [join(ROOT, "node_modules", file), ...args], options);
}

/** Runs npm, through the copy that started this process if there is one. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js") && existsSync(own)) return run(process.execPath, [own, ...args], options);
  if (process.platform !== "win32") return run("npm", args, options);
  return run(process.env.ComSpec ?? "cmd.exe", ["/d", "/s", "/c", `npm ${args.join(" ")}`], options);
}
