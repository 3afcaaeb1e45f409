import type { BackupAccount } from "#storage/backup/make-backup.ts";
import { copyInWorker } from "#storage/workers/copy-in-worker.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const texts = {
  title: "Actualizamos tus libros sin una copia previa",
  text: "No hubo espacio para guardarla. Tus libros siguen completos: libera espacio y descarga una copia en Configuración.",
} as const;

/** Without room for it the upgrade goes on: the books are of no use without it. The person is told. */
export async function snapshotBeforeUpgrade(
  database: string,
  { id, name, email }: BackupAccount,
): Promise<void> {
  await copyInWorker(database, { id, name, email }, "upgrade").catch(() => {
    toast.warning({ ...texts, durationMs: 0 });
  });
}
