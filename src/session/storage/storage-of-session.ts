import { asId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { accountOfDatabase, SAMPLE_DATABASE } from "#storage/engine/database-names.ts";
import type { PlanSource } from "#storage/engine/plan-source.ts";
import { checkNotice } from "../notices/check-store.ts";
import { missingNotice } from "../notices/missing-store.ts";
import { session } from "../who/session.ts";
import { CurrentStorageStore } from "./current-storage.ts";
import { tellSampleProgress } from "./sample-progress.ts";

/** Whether the database may be created: for an account only while the registry knows it (MT-07). */
async function mayCreate(name: string): Promise<boolean> {
  const id = asId("account", accountOfDatabase(name));
  if (id === null) return true;
  const { accountById } = await import("#storage/registry/accounts.ts");
  return (await accountById(id)) !== null;
}

/** Makes automatic copies while the account's database is open. */
async function withCopies(storage: AppStorage): Promise<AppStorage> {
  const { state } = session.getSnapshot();
  if (state.kind !== "in" || accountOfDatabase(storage.name) !== state.user.id) return storage;
  const { scheduleCopies } = await import("#storage/copies/schedule-copies.ts");
  const stop = scheduleCopies(storage, state.user);
  return {
    ...storage,
    close() {
      stop();
      storage.close();
    },
  };
}

/** An account's commands use the plan in the registry; every tab learns of a change through the session. */
async function planFor(
  name: string,
): Promise<{ readonly plan: PlanSource; readonly stop: () => void } | null> {
  const id = asId("account", accountOfDatabase(name));
  if (id === null) return null;
  const { accountPlan } = await import("#storage/registry/account-plan.ts");
  const plan = await accountPlan(id);
  const stop = session.subscribe(() => {
    const { state } = session.getSnapshot();
    if (state.kind === "in" && state.user.id === id) plan.heard(state.user.plan);
  });
  return { plan, stop };
}

async function beforeUpgrade(name: string): Promise<void> {
  const { state } = session.getSnapshot();
  if (state.kind !== "in") return;
  const { snapshotBeforeUpgrade } = await import("./snapshot-before-upgrade.ts");
  await snapshotBeforeUpgrade(name, state.user);
}

async function openWithPlan(name: string): Promise<AppStorage> {
  const [{ openAccountDatabase }, create] = await Promise.all([
    import("#storage/engine/app-storage.ts"),
    mayCreate(name),
  ]);
  const found = await planFor(name);
  if (found === null) return openAccountDatabase(name, { create });
  const { plan, stop } = found;
  const options = { create, plan, beforeUpgrade: () => beforeUpgrade(name) };
  const storage = await openAccountDatabase(name, options).catch((error: unknown) => {
    stop();
    throw error;
  });
  return {
    ...storage,
    close() {
      stop();
      storage.close();
    },
  };
}

/** Checked before the first command, which would bring the sentinel back into agreement (ST-02). */
async function withMissingNotice(storage: AppStorage): Promise<AppStorage> {
  if (accountOfDatabase(storage.name) === null) return storage;
  const { acceptMissing, missingMovements } = await import("#storage/health/missing-movements.ts");
  const missing = await missingMovements(storage);
  if (missing === null) return storage;
  missingNotice.set({ ...missing, accept: () => acceptMissing(storage, missing) });
  return {
    ...storage,
    close() {
      missingNotice.set(null);
      storage.close();
    },
  };
}

/** Checks the books by itself after an unclean end and once a week. */
async function withSelfCheck(storage: AppStorage): Promise<AppStorage> {
  const id = accountOfDatabase(storage.name);
  if (id === null) return storage;
  const [{ scheduleSelfCheck }, { forgetFindings }] = await Promise.all([
    import("#storage/health/self-check.ts"),
    import("#storage/health/kept-findings.ts"),
  ]);
  const accept = () => {
    forgetFindings(id);
    checkNotice.set(null);
  };
  const stop = scheduleSelfCheck(storage, id, (found) => checkNotice.set({ found, accept }));
  return {
    ...storage,
    close() {
      stop();
      checkNotice.set(null);
      storage.close();
    },
  };
}

async function open(name: string): Promise<AppStorage> {
  if (name === SAMPLE_DATABASE) {
    const { openSampleStorage } = await import("#storage/sample/sample-data.ts");
    const { onProgress, end } = tellSampleProgress();
    try {
      return (await openSampleStorage({}, onProgress)).storage;
    } finally {
      end();
    }
  }
  return withSelfCheck(await withCopies(await withMissingNotice(await openWithPlan(name))));
}

/** This page's open database. Loaded with the first screen that needs it, never with the home page. */
export const currentStorage = new CurrentStorageStore(session, open);
