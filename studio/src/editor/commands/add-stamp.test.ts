import { expect, test } from "vitest";
import type { Stamp } from "../../scene/index.ts";
import { bench, designOf } from "../editor.fixture.ts";
import { addStamp, changeInk } from "./add-stamp.ts";

const STAMP: Stamp = {
  id: "luck-daruma",
  name: "だるま",
  words: "",
  box: [0, 0, 200, 100],
  inks: ["#fe3a27", "#22356f"],
  shapes: [],
};

function added(stamp: Stamp, ink?: string) {
  const editor = bench(designOf());
  addStamp(editor.context, stamp, ink);
  const layer = editor.layer("new-1");
  if (layer.kind !== "stamp") throw new Error("not a stamp");
  return { ...editor, stamp: layer };
}

test("a stamp comes into the middle in its own ratio and colours, selected", () => {
  const { stamp, store } = added(STAMP);
  expect(stamp).toMatchObject({ x: 150_000, y: 170_000, width: 150_000, height: 75_000, inks: STAMP.inks });
  expect(store.get().selection).toEqual([stamp.id]);
});

test("only a stamp of one ink takes the colour that is seen on the goods", () => {
  expect(added(STAMP, "#ffffff").stamp.inks).toEqual(STAMP.inks);
  expect(added({ ...STAMP, inks: ["#22356f"] }, "#ffffff").stamp.inks).toEqual(["#ffffff"]);
});

test("an ink is changed alone, and undone", () => {
  const { context, store, stamp, layer, wait } = added(STAMP);
  wait(5000);
  changeInk(context, stamp, 1, "#0f8f86");
  expect(layer(stamp.id)).toMatchObject({ inks: ["#fe3a27", "#0f8f86"] });
  store.undo();
  expect(layer(stamp.id)).toMatchObject({ inks: STAMP.inks });
});
