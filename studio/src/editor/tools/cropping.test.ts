import type { ImageLayer } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { ALL_COMMANDS } from "../commands/all-commands.ts";
import {
  adjustImage,
  cropToRatio,
  cutToShape,
  PLAIN_PICTURE,
  startCropping,
  uncrop,
  zoomCropped,
} from "../commands/change-image.ts";
import { runCommand } from "../commands/command.ts";
import { bench, designOf, group, pointer, shape } from "../editor.fixture.ts";
import { croppedImage } from "../store/editor-state.ts";

function image(change: Partial<ImageLayer> = {}): ImageLayer {
  const { shape: _, fill: __, ...base } = shape("p", { width: 120_000, height: 80_000, x: 150_000, y: 150_000 });
  return { ...base, kind: "image", assetId: "p", pixelWidth: 600, pixelHeight: 400, ...change };
}

function opened(change: Partial<ImageLayer> = {}) {
  const desk = bench(designOf(image(change), shape("a")));
  desk.store.select(["p"]);
  startCropping(desk.context);
  const picture = () => desk.layer("p") as ImageLayer;
  const run = (id: string) => {
    const command = ALL_COMMANDS.find((candidate) => candidate.id === id);
    return command ? runCommand(command, desk.context) : false;
  };
  return { ...desk, picture, run };
}

describe("the hand on a picture that is cropped", () => {
  test("draws the frame in, and undo draws it out", () => {
    const { hand, store, picture } = opened();
    hand.down(pointer(210, 150));
    expect(hand.state).toBe("framing");
    hand.move(pointer(150, 150));
    hand.up(pointer(150, 150));
    expect(picture()).toMatchObject({
      x: 120_000,
      width: 60_000,
      crop: { left: 0, top: 0, width: 50_000, height: 100_000 },
    });
    expect(store.get().history.past.map(({ label }) => label)).toEqual(["トリミング"]);
    store.undo();
    expect(picture()).toEqual(image());
  });

  test("slides the picture behind its frame, to its edge and no further", () => {
    const { hand, picture, context } = opened();
    zoomCropped(context, picture(), 2);
    hand.down(pointer(150, 150));
    expect(hand.state).toBe("sliding");
    hand.move(pointer(174, 140));
    hand.up(pointer(174, 140));
    expect(picture()).toMatchObject({ x: 150_000, width: 120_000, crop: { left: 15_000, top: 31_250 } });
    hand.down(pointer(150, 150));
    hand.move(pointer(390, 150));
    hand.up(pointer(390, 150));
    expect(picture().crop).toMatchObject({ left: 0, width: 50_000 });
  });

  test("takes it back when it is interrupted", () => {
    const { hand, picture } = opened();
    hand.down(pointer(210, 150));
    hand.move(pointer(150, 150));
    hand.cancel();
    expect(picture()).toEqual(image());
  });

  test.each(["mouse", "touch"] as const)(
    "is begun by a double press of the %s and ended beside the picture",
    (kind) => {
      const desk = bench(designOf(image()));
      for (let press = 0; press < 2; press += 1) {
        desk.hand.down(pointer(150, 150, { kind }));
        desk.hand.up(pointer(150, 150, { kind }));
      }
      expect(croppedImage(desk.store.get())?.id).toBe("p");
      desk.hand.down(pointer(20, 320, { kind }));
      desk.hand.up(pointer(20, 320, { kind }));
      expect(croppedImage(desk.store.get())).toBeUndefined();
    },
  );

  test("crops within a group, which is drawn close around it", () => {
    const desk = bench(designOf(group("g", [image(), shape("a")])));
    desk.store.select(["p"]);
    startCropping(desk.context);
    desk.hand.down(pointer(210, 150));
    desk.hand.move(pointer(150, 150));
    desk.hand.up(pointer(150, 150));
    expect(desk.layer("g")).toMatchObject({ width: 70_000 });
  });
});

describe("a crop by keyboard", () => {
  test("begins and ends with Enter, slides with the arrow keys, ends with Escape", () => {
    const { store, picture, context, run } = opened();
    zoomCropped(context, picture(), 2);
    expect(run("nudge-ArrowRight-10")).toBe(true);
    expect(picture()).toMatchObject({ x: 150_000, crop: { left: 20_833, top: 25_000 } });
    run("open");
    expect(croppedImage(store.get())).toBeUndefined();
    run("open");
    expect(croppedImage(store.get())?.id).toBe("p");
    run("deselect");
    expect(croppedImage(store.get())).toBeUndefined();
    expect(store.get().selection).toEqual(["p"]);
  });

  test("takes a ratio, and the whole picture again at the same scale", () => {
    const { picture, context } = opened();
    cropToRatio(context, picture(), 1);
    expect(picture().width).toBe(picture().height);
    uncrop(context, picture());
    const { x, ...rest } = picture();
    expect(rest).toMatchObject({ y: 150_000, width: 120_000, height: 80_000 });
    expect(rest).not.toHaveProperty("crop");
    expect(Math.abs(x - 150_000)).toBeLessThan(3);
  });

  test("is not begun on what is locked", () => {
    expect(croppedImage(opened({ locked: true }).store.get())).toBeUndefined();
  });
});

describe("shape and colours of a picture", () => {
  test("are set and taken away again without a trace, with a step of the history each", () => {
    const { context, store, picture } = opened();
    cutToShape(context, picture(), "heart");
    adjustImage(context, picture(), { ...PLAIN_PICTURE, contrast: 20, ink: "#c0272d" });
    expect(picture()).toMatchObject({ mask: "heart", adjust: { contrast: 20, ink: "#c0272d" } });
    adjustImage(context, picture(), PLAIN_PICTURE);
    cutToShape(context, picture(), undefined);
    expect(picture()).toStrictEqual(image());
    store.undo();
    store.undo();
    expect(picture()).toMatchObject({ mask: "heart", adjust: { contrast: 20 } });
  });
});
