import type { Asset } from "#domain/assets/asset.ts";
import type { Day } from "#domain/kernel/day.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import { ok } from "#domain/kernel/result.ts";
import { sampleAssets } from "#domain/sample/sample-assets.ts";
import type { SampleCompany } from "#domain/sample/sample-company.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { runCommand } from "../engine/run-command.ts";
import { assetId, SAMPLE_BOOK } from "./sample-ids.ts";
import { postedOf } from "./sample-stock.ts";
import type { SampleWriter } from "./sample-writer.ts";

/**
 * The register of what the shop owns, over the entries that bought and depreciated it: the register would write its own
 * entries, and the books have theirs.
 */
export async function addSampleAssets(
  storage: AppStorage,
  writer: SampleWriter,
  { entries }: SampleCompany,
  until: Day,
): Promise<void> {
  const { db } = storage;
  const at = storage.clock.now();
  const posted = await postedOf(storage, until);
  const idOf = (reference: string) => {
    const own = posted.get(reference);
    invariant(own !== undefined, `the sample did not post ${reference}`);
    return own.id;
  };
  const stamp = { bookId: SAMPLE_BOOK, createdAt: at, updatedAt: at, version: 1 };
  const assets = sampleAssets(entries).map(
    ({ fields, bought, depreciated }, place): Asset => ({
      ...fields,
      ...stamp,
      id: assetId(place + 1),
      entryId: idOf(bought.reference),
      events: depreciated.map(({ entry, event }) => ({ ...event, entryId: idOf(entry.reference) })),
    }),
  );
  const changes = assets.map((after) => ({ table: "assets", key: after.id, before: null, after }) as const);
  await writer.run((id) =>
    runCommand(storage, { id, kind: "save-asset", bookId: SAMPLE_BOOK }, ["assets"], async () =>
      ok({ answer: assets, changes, write: () => db.assets.bulkPut(assets) }),
    ),
  );
}
