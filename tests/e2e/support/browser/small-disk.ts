import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder on a separate disk of 120 MiB, which only a privileged Linux user can create; null otherwise. */
export function smallDisk(): string | null {
  const dir = mkdtempSync(join(tmpdir(), "cuadra-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", dir], { stdio: "ignore" });
    return dir;
  } catch {
    rmSync(dir, { recursive: true });
    return null;
  }
}

const PIECES = [1 << 20, 1 << 16, 4096] as const;

/** Fills the disk to its last page. Returns what frees it. */
export function fillDisk(dir: string): () => void {
  const path = join(dir, "relleno");
  const file = openSync(path, "a");
  for (const size of PIECES) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(file, piece) === size);
    } catch {
      // No piece of this size fits any more.
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

export function removeDisk(dir: string): void {
  execFileSync("umount", ["-l", dir]);
  rmSync(dir, { recursive: true, force: true });
}
