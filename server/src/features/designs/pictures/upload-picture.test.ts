import { getPicture, uploadPicture } from "@surimono/contract/designs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { photo, upload } from "../testing/pictured-design.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("pictures keep their owner to themselves", async () => {
  const owner = await shop.asMember();
  const other = await shop.asMember();
  const picture = await upload(owner.call, await photo());
  if (!picture.ok) throw new Error("not uploaded");
  expect((await owner.call(getPicture, picture.value)).ok).toBe(false); // unknown keys in the query are refused
  const query = { asset_id: picture.value.asset_id };
  expect((await owner.call(getPicture, query)).ok).toBe(true);
  expect(await other.call(getPicture, query)).toMatchObject({ failure: { status: 404 } });
});

test.each([
  [
    "text with a picture's name",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
    "designs/picture-not-supported",
  ],
  ["nothing", Buffer.alloc(0), "designs/picture-broken"],
  ["more than 5 MB", Buffer.alloc(5_242_881), "designs/picture-too-large"],
])("refuses %s", async (_what, bytes, code) => {
  const { call } = await shop.asMember();
  expect(await upload(call, bytes)).toMatchObject({ ok: false, failure: { code } });
});

test("refuses a body that is too large as a whole, each file being small enough", async () => {
  const { call } = await shop.asMember();
  const file = () => new File([new Uint8Array(4_000_000)], "a.png");
  const files = { picture: new File([new Uint8Array(await photo())], "a.png"), one: file(), two: file() };
  expect(await call(uploadPicture, {}, { files })).toMatchObject({ failure: { code: "request/too-large" } });
});

test("refuses a truncated file", async () => {
  const { call } = await shop.asMember();
  const bytes = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#1f7a4d",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await upload(call, bytes.subarray(0, bytes.length / 2))).toMatchObject({
    failure: { code: "designs/picture-broken" },
  });
});

test("pictures are turned upright and lose their metadata", async () => {
  const { call } = await shop.asMember();
  const turned = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#fff" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await upload(call, turned);
  expect(picture).toMatchObject({ ok: true, value: { pixel_width: 100, pixel_height: 300 } });
  if (!picture.ok) return;
  const file = await call(getPicture, { asset_id: picture.value.asset_id });
  if (!file.ok) throw new Error("no file");
  const metadata = await sharp(Buffer.from(await (file.value as Blob).arrayBuffer())).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
});
