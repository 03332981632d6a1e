import { fail, ok } from "@surimono/domain/kernel";
import { expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import { createGallery, type PictureShelf } from "./gallery.ts";
import { createFilePlacer } from "./place-files.ts";
import type { UploadQueue } from "./upload-queue.ts";

const picture = (assetId: string): UploadedImage => ({ assetId, name: assetId, pixelWidth: 100, pixelHeight: 100 });

function shelf(change: Partial<PictureShelf> = {}): PictureShelf {
  const all = ["d", "c", "b", "a"].map(picture);
  return {
    async list(after) {
      const from = after === undefined ? 0 : all.findIndex(({ assetId }) => assetId === after) + 1;
      return ok({ pictures: all.slice(from, from + 2), hasMore: from + 2 < all.length, total: all.length });
    },
    thumbnailUrl: async () => "",
    remove: async () => ok(undefined),
    ...change,
  };
}
const shown = (gallery: ReturnType<typeof createGallery>) =>
  gallery
    .state()
    .pictures.map(({ assetId }) => assetId)
    .join("");

test("pages through, and asks no more when there is no more", async () => {
  const gallery = createGallery(shelf());
  await gallery.more();
  expect([shown(gallery), gallery.state().hasMore]).toEqual(["dc", true]);
  await gallery.more();
  await gallery.more();
  expect([shown(gallery), gallery.state().hasMore, gallery.state().total]).toEqual(["dcba", false, 4]);
});

test("an upload stands first, once, also when the first page brings it again", async () => {
  const gallery = createGallery(shelf());
  gallery.add(picture("d"));
  await gallery.more();
  gallery.add(picture("e"));
  expect(shown(gallery)).toBe("edc");
});

test("says what could not be read or removed, and keeps what it has", async () => {
  let isDown = true;
  const gallery = createGallery(
    shelf({
      list: async () =>
        isDown ? Promise.reject(new Error("down")) : ok({ pictures: [picture("a")], hasMore: false, total: 1 }),
      remove: async () => fail("designs/picture-not-found", { message: "ありません" }),
    }),
  );
  await gallery.more();
  expect(gallery.state().kind).toBe("failed");
  isDown = false;
  await gallery.more();
  expect(await gallery.remove("a")).toBe("ありません");
  expect(shown(gallery)).toBe("a");
});

test("a removed one is gone from the list", async () => {
  const gallery = createGallery(shelf());
  await gallery.more();
  expect(await gallery.remove("d")).toBeUndefined();
  expect([shown(gallery), gallery.state().total]).toEqual(["c", 3]);
});

/** Files that arrive on the test's command. */
function slowUploads() {
  let arrive: (() => void) | undefined;
  const uploads: Pick<UploadQueue, "add"> = {
    async add(files, arrived) {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      for (const [index, file] of files.entries()) arrived(picture(file.name), index);
    },
  };
  return { uploads: uploads as UploadQueue, arrive: () => arrive?.() };
}

test.each([
  ["is selected where nobody turned away", () => undefined, true],
  [
    "leaves the selection if another layer was chosen meanwhile",
    ({ store }: ReturnType<typeof bench>) => store.select(["a"]),
    false,
  ],
  ["stays in its place when another was opened", ({ store }: ReturnType<typeof bench>) => store.openArea(2), false],
])("an upload that arrives %s", async (_what, meanwhile, isSelected) => {
  const editor = bench(designOf(shape("a")));
  const { uploads, arrive } = slowUploads();
  const adding = createFilePlacer(editor.context, uploads, () => true)([new File([""], "p.png")]);
  meanwhile(editor);
  const { selection } = editor.store.get();
  arrive();
  expect(await adding).toBe(isSelected);
  expect(editor.order()).toEqual(["a", "new-1"]);
  expect(editor.store.get().selection).toEqual(isSelected ? ["new-1"] : selection);
});

test("an upload that arrives while somebody types or drags takes neither field nor layer out of their hand", async () => {
  const editor = bench(designOf(shape("a")));
  const { uploads, arrive } = slowUploads();
  const adding = createFilePlacer(editor.context, uploads, () => false)([new File([""], "p.png")]);
  const draft = { kind: "move" as const, layers: [shape("a", { x: 1 })], from: [shape("a")], guides: [] };
  editor.store.draft(draft);
  arrive();
  expect(await adding).toBe(false);
  expect(editor.store.get()).toMatchObject({ draft, selection: [] });
});
