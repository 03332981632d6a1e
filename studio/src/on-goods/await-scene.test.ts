import type { AreaDesign, DesignDocument } from "@surimono/domain/designs";
import { expect, test, vi } from "vitest";
import { awaitScene } from "./await-scene.ts";

const document = {
  areas: [
    {
      areaKindId: 1,
      width: 1000,
      height: 1000,
      layers: [
        { kind: "text", fontId: "kaisei", text: "海🌊" },
        { kind: "image", assetId: "sea" },
        { kind: "image", assetId: "unseen", hidden: true },
        { kind: "stamp", stampId: "wave" },
      ],
    } as unknown as AreaDesign,
  ],
} satisfies Pick<DesignDocument, "areas">;

/** Files that come when told to; `failed` never do. */
function slowScene(failed: readonly string[] = []) {
  const there = new Set<string>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  const get = (id: string) => {
    asked.add(id);
    return there.has(id) ? {} : undefined;
  };
  const scene = {
    assets: { text: { hasFace: () => true, emoji: get }, image: get, stamp: get },
    ensureFace: async (id: string) => {
      if (failed.includes(id)) throw new Error("no face");
    },
    hasFailed: (id: string) => failed.includes(id),
    retry: vi.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Parameters<typeof awaitScene>[0];
  const arrive = async (id?: string) => {
    if (id) there.add(id);
    for (const listener of [...listeners]) listener();
    await Promise.resolve();
  };
  return { scene, asked, arrive };
}

test("waits for every picture, stamp and emoji that is shown, however late", async () => {
  const { scene, asked, arrive } = slowScene();
  let answer: boolean | undefined;
  const waiting = awaitScene(scene, document).then((whole) => {
    answer = whole;
  });
  await expect.poll(() => asked.size).toBe(3);
  expect(asked).not.toContain("unseen");
  for (const id of [...asked].slice(1)) await arrive(id);
  expect(answer).toBeUndefined();
  await arrive([...asked][0]);
  await waiting;
  expect(answer).toBe(true);
  expect(scene.retry).not.toHaveBeenCalled();
});

test.each(["sea", "wave", "kaisei"])(
  "says so where %s cannot be fetched, and has it fetched anew by who asks next",
  async (id) => {
    const { scene, asked, arrive } = slowScene([id]);
    const waiting = awaitScene(scene, document);
    if (id !== "kaisei") await expect.poll(() => asked.size).toBe(3);
    await arrive();
    expect(await waiting).toBe(false);
    expect(scene.retry).toHaveBeenCalledTimes(1);
  },
);
