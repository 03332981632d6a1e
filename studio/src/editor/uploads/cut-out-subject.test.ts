import type { ImageLayer } from "@surimono/domain/designs";
import { afterEach, expect, test, vi } from "vitest";
import { bench, designOf, pointer, shape } from "../editor.fixture.ts";
import { createSubjectCutter } from "./cut-out-subject.ts";
import type { UploadQueue } from "./upload-queue.ts";

vi.mock("../../cutout/index.ts", () => ({
  cutOutApart: async () => ({ kind: "cut", file: new Blob(["cut"], { type: "image/png" }) }),
}));

afterEach(() => vi.unstubAllGlobals());

test("what was cut out arrives in the middle of a drag, and neither undoes the other", async () => {
  vi.stubGlobal("fetch", async () => new Response("whole"));
  const { shape: _, fill: __, ...base } = shape("p");
  const picture: ImageLayer = { ...base, kind: "image", assetId: "whole", pixelWidth: 600, pixelHeight: 300 };
  const { context, hand, layer } = bench(designOf(picture));
  const sent = { assetId: "cut", name: "cut", pixelWidth: 600, pixelHeight: 300 };
  const uploads: Partial<UploadQueue> = { add: async (_files, placed) => placed(sent, 0) };
  const cut = createSubjectCutter(context, { assetUrl: (id) => id, uploads: uploads as UploadQueue });
  hand.down(pointer(100, 100));
  hand.move(pointer(130, 100, { mod: true }));
  expect(await cut(picture)).toBe("sent");
  hand.up(pointer(130, 100));
  expect(layer("p")).toMatchObject({ assetId: "cut", x: 130_000 });
});
