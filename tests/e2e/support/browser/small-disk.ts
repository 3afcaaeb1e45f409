import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
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

/** Fills the disk to its last page. Returns what frees it. */
export function fillDisk(dir: string): () => void {
  const { bavail, bsize } = statfsSync(dir);
  const file = join(dir, "relleno");
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return () => rmSync(file);
}

export function removeDisk(dir: string): void {
  execFileSync("umount", ["-l", dir]);
  rmSync(dir, { recursive: true, force: true });
}
