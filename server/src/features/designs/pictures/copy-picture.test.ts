import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Shop } from "../../../platform/http/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import { copyPicture } from "./copy-picture.ts";

const source: DesignPicture = {
  ...{ userId: "owner", id: "1", name: "海.png", contentType: "image/png", pixelWidth: 2, pixelHeight: 2, byteSize: 3 },
  ...{
    facts: { seeThrough: 0, midTones: 0, unreachable: {} },
    createdAt: new Date(0),
    removedAt: null,
    unsureSince: null,
  },
};
const whole = { assetId: "1", left: 0, top: 0, width: 2, height: 2 };

test("a member copies three at once, and another's turn comes before the rest of them", async () => {
  const written: string[] = [];
  const files: Pick<Shop["files"], "read" | "write"> = {
    read: async () => Buffer.from("abc"),
    async write(key) {
      await setImmediate();
      written.push(key);
    },
  };
  const shop = { files, now: () => new Date(0) } as Shop;
  const copies = ["many", "many", "many", "many", "one"].map((userId) => copyPicture(shop, userId, source, whole));
  const answers = await Promise.all(copies);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, true]);
  expect(answers[3]).toMatchObject({ failure: { code: "designs/picture-busy" } });
  expect(written.map((key) => /many|one/.exec(key)?.[0])).toEqual(["many", "many", "one", "many"]);
});
