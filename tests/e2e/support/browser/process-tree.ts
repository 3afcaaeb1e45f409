import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function readLinux(): readonly Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may contain spaces and brackets: the parent is the second field after the last one.
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
}

function readPs(): readonly Process[] {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,command="], { encoding: "utf8" }).trim().split("\n");
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent), command: command ?? "" }] : [];
  });
}

function listProcesses(): readonly Process[] {
  return process.platform === "linux" ? readLinux() : readPs();
}

/** The processes whose command line contains `text`, and all their descendants. */
function findTree(text: string): readonly number[] {
  const all = listProcesses().filter((found) => found.pid !== process.pid);
  const tree = new Set(all.filter((found) => found.command.includes(text)).map((found) => found.pid));
  for (let size = -1; size !== tree.size; ) {
    size = tree.size;
    for (const found of all) if (tree.has(found.parent)) tree.add(found.pid);
  }
  return [...tree];
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Already ended with its parent.
  }
}

/** Kills them immediately, like a power cut: nothing is flushed. */
export async function killTree(text: string): Promise<number> {
  const killed = new Set<number>();
  const limit = Date.now() + 60_000;
  // Looked for again each time: a process may have been starting while the others were listed.
  for (let left = findTree(text); Date.now() < limit; left = findTree(text)) {
    for (const pid of left) kill(pid);
    for (const pid of left) killed.add(pid);
    if (left.length === 0 && ![...killed].some(isAlive)) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return killed.size;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie accepts signals until its parent has reaped it, and holds its files until its last thread has ended.
  if (process.platform !== "linux") return true;
  try {
    if (readdirSync(`/proc/${pid}/task`).length > 1) return true;
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z";
  } catch {
    return false;
  }
}
