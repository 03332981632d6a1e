import { newUuid } from "@surimono/ui/new-uuid.ts";
import { afterEach, expect, test } from "vitest";
import { createTrial } from "./create-trial.ts";
import { forgetSimulation, readSimulation, type Simulation, writeSimulation } from "./simulation-store.ts";

afterEach(async () => {
  const left = await readSimulation();
  if (left) await forgetSimulation(left);
});

function begin(): Simulation {
  return {
    ...{ version: 1, id: newUuid(), productId: 1001, name: "シャツ", sku: "s", worksId: "w", revision: 0 },
    document: { schema: 1, itemId: 1001, methodId: 67, colorId: 101, areas: [] },
    pictures: [],
    changedAt: Date.now(),
  };
}

test("saves follow each other, and an older tab learns of a newer save", async () => {
  const tried = begin();
  await writeSimulation(tried);
  const [one, other] = [createTrial(tried), createTrial(tried)];
  expect(one.saved.savedAt).toBeUndefined();
  const changed = { ...tried.document, colorId: 107 };
  expect(await one.server.save(changed, 0)).toMatchObject({ ok: true, value: { revision: 1 } });
  expect(await other.server.save(tried.document, 0)).toMatchObject({ failure: { code: "designs/changed-elsewhere" } });
  expect(await other.server.read()).toMatchObject({ ok: true, value: { document: changed, revision: 1 } });
});

test("a try saved or replaced in another tab does not come back", async () => {
  const [first, second] = [begin(), begin()];
  await writeSimulation(first);
  const trial = createTrial(first);
  await writeSimulation(second);
  expect(await trial.server.save(first.document, 0)).toMatchObject({ failure: { code: "designs/not-found" } });
  expect(await trial.server.read()).toMatchObject({ failure: { code: "designs/not-found" } });
  expect((await readSimulation())?.id).toBe(second.id);
});

test("other work has another key, so that it is not taken for what was sent", async () => {
  const tried = begin();
  await writeSimulation(tried);
  const { server } = createTrial(tried);
  const keys: unknown[] = [];
  for (const [revision, colorId] of [101, 107, 107, 112].entries()) {
    await server.save({ ...tried.document, colorId }, revision);
    keys.push((await readSimulation())?.key);
  }
  expect(keys).toEqual([undefined, expect.any(String), keys[1], expect.any(String)]);
  expect(keys[3]).not.toBe(keys[1]);
});

test("a removed picture leaves the gallery and stays in the design", async () => {
  const assetId = newUuid();
  const picture = { assetId, name: "a.png", pixelWidth: 2, pixelHeight: 1, file: new Blob(["x"]) };
  const tried = { ...begin(), pictures: [picture] };
  await writeSimulation(tried);
  const trial = createTrial(tried);
  expect(await trial.pictures.list(undefined)).toMatchObject({ value: { total: 1 } });
  await trial.pictures.remove(assetId);
  expect(await trial.pictures.list(undefined)).toMatchObject({ value: { total: 0 } });
  expect((await readSimulation())?.pictures).toMatchObject([{ assetId, isRemoved: true }]);
});

test("without storage each save says so", async () => {
  const tried = begin();
  // jsdom has no IndexedDB, like a full disk or a private window.
  await writeSimulation(tried);
  const trial = createTrial(tried);
  expect(trial.saved.isFleeting).toBe(true);
  expect(await trial.server.save(tried.document, 0)).toMatchObject({ value: { isFleeting: true } });
});
