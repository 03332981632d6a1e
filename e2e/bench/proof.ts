import { randomUUID } from "node:crypto";
import { getPrintFile, uploadPicture } from "@surimono/contract/designs";
import { createCaller } from "@surimono/contract/kernel";
import type { AreaDesign, DesignDocument, ImageLayer } from "@surimono/domain/designs";
import { createTestMember } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import { largePhotograph, photograph } from "../../studio/bench/photograph.ts";
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
const SHIRT = { itemId: 1001, methodId: 46, colorId: 107 };

/**
 * How long the owner of a design that was never printed waits for its proof sheet, in milliseconds: a shirt that is printed on four places, with
 * a photograph of nine million pixels and two texts on each. `runs` different designs, the first with the start of the drawing processes.
 */
export async function proofTimes(shop: RunningShop, runs: number): Promise<number[]> {
  const owner = await makeOwner(shop);
  const assetId = await owner.upload(await photograph(SIDE, SIDE, "jpeg"));
  return owner.timed(runs, (run) => {
    const areas = PLACES.map(([areaKindId, width, height]): AreaDesign => {
      const [x, y] = [width / 2, height / 2];
      const photo = imageLayer(assetId, { x, y, width: x, height: x, pixelWidth: SIDE, pixelHeight: SIDE });
      const line = textLayer(`摺物 第${run + 1}版`, { x, y: y / 2, fontSize: width / 12, color: "#ffffff" });
      const column = textLayer("令和8年12月吉日", { x: x / 4, y, direction: "vertical", fontSize: width / 20 });
      return { ...areaOf([photo, line, column], width, height), areaKindId };
    });
    return { ...SHIRT, schema: 1, areas };
  });
}

const LARGE = { pixelWidth: 5472, pixelHeight: 3648 };
const PHOTOGRAPHS = 5;
const CHEST = { areaKindId: 1, width: 300_000, height: 340_000 };
const POSTER = { areaKindId: 19, width: 420_000, height: 594_000 };

/** The same of what is hardest to draw, without the start of the processes: five photographs of 20 million pixels on one place. */
export async function heavyProofTimes(shop: RunningShop, runs: number) {
  const owner = await makeOwner(shop);
  const assetIds: string[] = [];
  for (let made = 0; made < PHOTOGRAPHS; made++) {
    assetIds.push(await owner.upload(await largePhotograph(LARGE.pixelWidth, LARGE.pixelHeight)));
  }
  const laid = (run: number, { width, height }: typeof CHEST, look: Partial<ImageLayer>) => [
    ...assetIds.map((assetId, index) =>
      imageLayer(assetId, {
        ...LARGE,
        ...{ x: width * (0.3 + 0.1 * index), y: height * (0.2 + 0.15 * index), width: width / 2, height: width / 3 },
        ...look,
      }),
    ),
    textLayer(`摺物 第${run + 1}版`, { x: width / 2, y: height / 2, fontSize: width / 12, color: "#ffffff" }),
  ];
  const adjust = { brightness: 8, contrast: 12, saturation: -15 };
  const turned = { rotation: 7_000, mask: "rounded", adjust } as const;
  await owner.timed(1, () => ({ ...SHIRT, schema: 1, areas: [{ ...CHEST, layers: laid(-1, CHEST, {}) }] }));
  return {
    chest: await owner.timed(runs, (run) => {
      return { ...SHIRT, schema: 1, areas: [{ ...CHEST, layers: laid(run, CHEST, {}) }] };
    }),
    poster: await owner.timed(runs, (run) => {
      const areas = [{ ...POSTER, layers: laid(run, POSTER, turned) }];
      return { schema: 1, itemId: 1057, methodId: 67, colorId: 102, areas };
    }),
  };
}

/** A member who uploads pictures and asks for proof sheets of designs that were finished a moment ago. */
async function makeOwner(shop: RunningShop) {
  const database = openDatabase(shop.databaseUrl);
  const { member, token } = await createTestMember({ database, now: () => new Date() });
  await database.close();
  const call = createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => "b2c" });
  return {
    async upload(picture: Uint8Array): Promise<string> {
      const files = { picture: new File([new Uint8Array(picture)], "写真.jpg") };
      const uploaded = await call(uploadPicture, {}, { files });
      if (!uploaded.ok) throw new Error(uploaded.failure.code);
      return uploaded.value.asset_id;
    },
    async timed(runs: number, documentOf: (run: number) => DesignDocument): Promise<number[]> {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const versionId = await insertVersion(shop, member.id, documentOf(run));
        const started = performance.now();
        const answer = await call(getPrintFile, { version_id: versionId, kind: "proof" });
        if (!answer.ok) throw new Error(answer.failure.code);
        times.push(performance.now() - started);
      }
      return times;
    },
  };
}

async function insertVersion(shop: RunningShop, userId: string, document: DesignDocument): Promise<string> {
  const id = randomUUID();
  await shop.query(
    `insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at)
     values ($1, $2, 1, $3, $4, '{}', '[]', now())`,
    [userId, id, id, JSON.stringify(document)],
  );
  return id;
}
