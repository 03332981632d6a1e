import { MAX_LAYER_SIDE, MIN_LAYER_SIDE } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { placeSelection } from "./place-layers.ts";

const THIN = { width: 150_000, height: 1000 };
const TALL = { width: 30_000, height: 200_000 };

test.each([
  ["in proportion no side becomes too short", THIN, 10_000, true, { width: 15_000, height: MIN_LAYER_SIDE }],
  ["nor too long", TALL, 1_000_000, true, { width: 750_000, height: MAX_LAYER_SIDE }],
  ["alone one side follows the number", TALL, 1_000_000, false, { width: 1_000_000, height: 200_000 }],
  ["within the same limits", THIN, 10, false, { width: MIN_LAYER_SIDE, height: 1000 }],
])("a width by number: %s", (_, size, value, keepRatio, expected) => {
  const { context, store, layer } = bench(designOf(shape("a", size)));
  store.select(["a"]);
  placeSelection(context, "width", value, keepRatio);
  expect(layer("a")).toMatchObject(expected);
});
