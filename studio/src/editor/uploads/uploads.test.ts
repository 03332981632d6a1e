import { fail, ok } from "@surimono/domain/kernel";
import { afterEach, describe, expect, test, vi } from "vitest";
import { designOf, shape } from "../editor.fixture.ts";
import { makeImageLayer, type UploadedImage } from "../model/make-layer.ts";
import { picturesProblem } from "./count-pictures.ts";
import { createUploadQueue } from "./upload-queue.ts";

const picture = (assetId: string): UploadedImage => ({ assetId, name: assetId, pixelWidth: 100, pixelHeight: 100 });

function withPictures(count: number) {
  const place = { width: 300_000, height: 300_000 };
  return designOf(
    shape("s"),
    ...Array.from({ length: count }, (_, index) => makeImageLayer(`l${index}`, picture(`a${index}`), place)),
  );
}

describe("a picture", () => {
  test("is one of at most 15", () => {
    expect(picturesProblem(withPictures(14), 1)).toBeUndefined();
    expect(picturesProblem(withPictures(14), 2)).toContain("あと1枚");
    expect(picturesProblem(withPictures(15), 1)).toContain("15枚まで");
  });
});

afterEach(() => void vi.useRealTimers());

describe("the queue", () => {
  type Parts = Parameters<typeof createUploadQueue>[0];

  function queueOf(
    send: Parts["send"],
    { pictures = 0, prepare = asItIs }: { pictures?: number; prepare?: Parts["prepare"] } = {},
  ) {
    let ids = 0;
    return createUploadQueue({
      arrived: () => undefined,
      document: () => withPictures(pictures),
      prepare,
      send,
      makeId: () => `u${++ids}`,
    });
  }
  const asItIs: Parts["prepare"] = async (file) => ok({ file, notes: [] });
  const file = (name: string, type = "image/png") => new File(["x"], name, { type });
  const NOTHING = { running: [], problems: [], notes: [] };
  const texts = (entries: readonly { readonly text: string }[]) => entries.map(({ text }) => text);

  test("hands each picture over and remembers it", async () => {
    const queue = queueOf(async ({ name }, progress) => {
      progress(0.5);
      expect(queue.state().running[0]).toMatchObject({ share: 0.5, step: "sending" });
      return ok(picture(name));
    });
    const arrived: string[] = [];
    await queue.add([file("a"), file("b")], (image) => arrived.push(image.assetId));
    expect(arrived).toEqual(["a", "b"]);
    expect(queue.state()).toEqual(NOTHING);
  });

  test("sends what was made of the file, and says what was done", async () => {
    const sent: string[] = [];
    const queue = queueOf(
      async ({ name }) => {
        sent.push(name);
        return ok(picture(name));
      },
      { prepare: async ({ name }) => ok({ file: file(`${name}.jpg`), notes: ["整えました。"] }) },
    );
    await queue.add([file("photo")], () => undefined);
    expect(sent).toEqual(["photo.jpg"]);
    expect(texts(queue.state().notes)).toEqual(["「photo」：整えました。"]);
  });

  test("goes on after one that fails, whichever way it fails", async () => {
    const queue = queueOf(
      async ({ name }) => {
        if (name === "lost") throw new Error("no network");
        return name === "bad" ? fail("pictures/broken", { message: "壊れています" }) : ok(picture(name));
      },
      {
        prepare: async (chosen) =>
          chosen.name === "x.pdf" ? fail("pictures/document", { message: "PDFです" }) : asItIs(chosen),
      },
    );
    const arrived: string[] = [];
    await queue.add([file("bad"), file("lost"), file("x.pdf"), file("a")], (image) => arrived.push(image.assetId));
    expect(arrived).toEqual(["a"]);
    expect(texts(queue.state().problems)).toEqual([
      "「bad」：壊れています",
      "「lost」：通信できませんでした。接続を確かめて、もう一度お試しください。",
      "PDFです",
    ]);
  });

  test("sends again without being given the file again, when no answer came", async () => {
    let isLost = true;
    const queue = queueOf(async ({ name }) => {
      if (isLost) throw new Error("no network");
      return ok(picture(name));
    });
    const arrived: string[] = [];
    await queue.add([file("a")], (image) => arrived.push(image.assetId));
    isLost = false;
    const [problem] = queue.state().problems;
    queue.dismiss(problem?.id ?? "");
    problem?.retry?.();
    await vi.waitFor(() => expect(arrived).toEqual(["a"]));
    expect(queue.state()).toEqual(NOTHING);
  });

  test("asks a busy server again, later each time, and blames no picture", async () => {
    vi.useFakeTimers();
    let tried = 0;
    const queue = queueOf(async ({ name }) =>
      ++tried < 4 ? fail("designs/picture-busy", { message: "混み合っています", status: 429 }) : ok(picture(name)),
    );
    const arrived: string[] = [];
    const added = queue.add([file("a")], (image) => arrived.push(image.assetId));
    await vi.advanceTimersByTimeAsync(500);
    expect(tried).toBe(1);
    expect(queue.state().running[0]?.step).toBe("busy");
    await vi.advanceTimersByTimeAsync(60_000);
    await added;
    expect(tried).toBe(4);
    expect(arrived).toEqual(["a"]);
    expect(queue.state()).toEqual(NOTHING);
  });

  test("gives up in the end, with the server's own words", async () => {
    vi.useFakeTimers();
    const queue = queueOf(async () => fail("designs/picture-busy", { message: "混み合っています。", status: 429 }));
    const added = queue.add([file("a")], () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(300_000);
    await added;
    expect(texts(queue.state().problems)).toEqual(["「a」：混み合っています。"]);
  });

  test("sends nothing over the limit", async () => {
    const queue = queueOf(async ({ name }) => ok(picture(name)), { pictures: 15 });
    await queue.add([file("a")], () => expect.unreachable());
    expect(queue.state().problems).toHaveLength(1);
  });
});
