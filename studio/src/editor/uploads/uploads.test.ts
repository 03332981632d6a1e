import { fail, ok } from "@surimono/domain/kernel";
import { describe, expect, it } from "vitest";
import { designOf, shape } from "../editor.fixture.ts";
import { makeImageLayer, type UploadedImage } from "../model/make-layer.ts";
import { fileProblem, MOST_BYTES, picturesProblem } from "./check-file.ts";
import { createUploadQueue } from "./upload-queue.ts";

const picture = (assetId: string): UploadedImage => ({ assetId, name: assetId, pixelWidth: 100, pixelHeight: 100 });

function withPictures(count: number) {
  const place = { width: 300_000, height: 300_000 };
  return designOf(
    shape("s"),
    ...Array.from({ length: count }, (_, index) => makeImageLayer(`l${index}`, picture(`a${index}`), place)),
  );
}

describe("a file", () => {
  it.each([
    [{ name: "a.png", type: "image/png", size: 10 }, undefined],
    [{ name: "a.JPG", type: "image/jpeg", size: MOST_BYTES }, undefined],
    [{ name: "a.gif", type: "", size: 10 }, undefined],
    [{ name: "a.webp", type: "image/webp", size: 10 }, "JPG・PNG・GIF"],
    [{ name: "a.svg", type: "image/svg+xml", size: 10 }, "JPG・PNG・GIF"],
    [{ name: "a.png", type: "image/png", size: 0 }, "空のファイル"],
    [{ name: "a.png", type: "image/png", size: MOST_BYTES + 1 }, "5.01 MB"],
  ])("%o", (file, problem) => {
    if (problem === undefined) expect(fileProblem(file)).toBeUndefined();
    else expect(fileProblem(file)).toContain(problem);
  });

  it("is one of at most 15", () => {
    expect(picturesProblem(withPictures(14), 1)).toBeUndefined();
    expect(picturesProblem(withPictures(14), 2)).toContain("あと1枚");
    expect(picturesProblem(withPictures(15), 1)).toContain("15枚まで");
  });
});

describe("the queue", () => {
  function queueOf(send: Parameters<typeof createUploadQueue>[0]["send"], pictures = 0) {
    let ids = 0;
    return createUploadQueue({
      arrived: () => undefined,
      document: () => withPictures(pictures),
      send,
      makeId: () => `u${++ids}`,
    });
  }
  const file = (name: string, type = "image/png") => new File(["x"], name, { type });

  it("hands each picture over and remembers it", async () => {
    const queue = queueOf(async ({ name }, progress) => {
      progress(0.5);
      expect(queue.state().running[0]?.share).toBe(0.5);
      return ok(picture(name));
    });
    const arrived: string[] = [];
    await queue.add([file("a"), file("b")], (image) => arrived.push(image.assetId));
    expect(arrived).toEqual(["a", "b"]);
    expect(queue.state()).toEqual({ running: [], problems: [] });
  });

  it("goes on after one that fails, whichever way it fails", async () => {
    const queue = queueOf(async ({ name }) => {
      if (name === "lost") throw new Error("no network");
      return name === "bad" ? fail("pictures/broken", { message: "壊れています" }) : ok(picture(name));
    });
    const arrived: string[] = [];
    await queue.add([file("bad"), file("lost"), file("a"), file("x.pdf", "application/pdf")], (image) =>
      arrived.push(image.assetId),
    );
    expect(arrived).toEqual(["a"]);
    expect(queue.state().problems.map((problem) => problem.text)).toEqual([
      "「x.pdf」は使えない形式です。JPG・PNG・GIFの画像を選んでください。",
      "「bad」：壊れています",
      "「lost」：通信できませんでした。接続を確かめて、もう一度お試しください。",
    ]);
  });

  it("sends nothing over the limit", async () => {
    const queue = queueOf(async ({ name }) => ok(picture(name)), 15);
    await queue.add([file("a")], () => expect.unreachable());
    expect(queue.state().problems).toHaveLength(1);
  });
});
