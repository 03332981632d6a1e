import { randomUUID } from "node:crypto";
import { getPrintFile, uploadPicture } from "@surimono/contract/designs";
import { createCaller } from "@surimono/contract/kernel";
import { createTestMember } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import { photograph } from "../../studio/bench/photograph.ts";
import { areaOf, imageLayer, textLayer } from "../../studio/src/scene/design.fixture.ts";
import type { RunningShop } from "../harness/shop.ts";

const SIDE = 3000;
/** Both sides, both sleeves, in white ink. */
const PLACES = [
  [1, 300_000, 340_000],
  [2, 300_000, 400_000],
  [5, 80_000, 80_000],
  [6, 80_000, 80_000],
] as const;

/**
 * How long the owner of a design that was never printed waits for its proof sheet, in milliseconds: a shirt that is printed on four places, with
 * a photograph of nine million pixels and two texts on each. `runs` different designs, the first with the start of the drawing processes.
 */
export async function proofTimes(shop: RunningShop, runs: number): Promise<number[]> {
  const database = openDatabase(shop.databaseUrl);
  const { member, token } = await createTestMember({ database, now: () => new Date() });
  await database.close();
  const call = createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => "b2c" });
  const picture = await photograph(SIDE, SIDE, "jpeg");
  const files = { picture: new File([new Uint8Array(picture)], "写真.jpg") };
  const uploaded = await call(uploadPicture, {}, { files });
  if (!uploaded.ok) throw new Error(uploaded.failure.code);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const versionId = await insertVersion(shop, member.id, uploaded.value.asset_id, run);
    const started = performance.now();
    const answer = await call(getPrintFile, { version_id: versionId, kind: "proof" });
    if (!answer.ok) throw new Error(answer.failure.code);
    times.push(performance.now() - started);
  }
  return times;
}

async function insertVersion(shop: RunningShop, userId: string, assetId: string, run: number): Promise<string> {
  const areas = PLACES.map(([areaKindId, width, height]) => {
    const [x, y] = [width / 2, height / 2];
    const photo = imageLayer(assetId, { x, y, width: x, height: x, pixelWidth: SIDE, pixelHeight: SIDE });
    const line = textLayer(`摺物 第${run + 1}版`, { x, y: y / 2, fontSize: width / 12, color: "#ffffff" });
    const column = textLayer("令和8年12月吉日", { x: x / 4, y, direction: "vertical", fontSize: width / 20 });
    return { ...areaOf([photo, line, column], width, height), areaKindId };
  });
  const document = { schema: 1, itemId: 1001, methodId: 46, colorId: 107, areas };
  const id = randomUUID();
  await shop.query(
    `insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at)
     values ($1, $2, 1, $3, $4, '{}', '[]', now())`,
    [userId, id, id, JSON.stringify(document)],
  );
  return id;
}
