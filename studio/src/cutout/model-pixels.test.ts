import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-web/wasm";
import { expect, test } from "vitest";
import { MODEL_SIDE, maskOfAnswer, modelInput } from "./model-pixels.ts";

/** A shaded ball before a wall that grows darker. */
function ball(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(MODEL_SIDE ** 2 * 4);
  for (let at = 0; at < MODEL_SIDE ** 2; at += 1) {
    const [x, y] = [at % MODEL_SIDE, Math.floor(at / MODEL_SIDE)];
    const shade = 1 - Math.hypot(x - 120, y - 130) / 200;
    const isBall = Math.hypot(x - 160, y - 160) < 80;
    data.set(
      isBall ? [230 * shade, 70 * shade, 40 * shade, 255] : [190 - y / 4, 200 - y / 4, 180 - y / 5, 255],
      at * 4,
    );
  }
  return data;
}

test("the model that ships finds what stands out", async () => {
  const model = readFileSync(join(import.meta.dirname, "../../cutout/model.onnx"));
  const session = await InferenceSession.create(model, { executionProviders: ["wasm"] });
  const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
  const tensor = new Tensor("float32", modelInput(ball()), [1, 3, MODEL_SIDE, MODEL_SIDE]);
  const answer = (await session.run({ [input]: tensor }, [output]))[output]?.data as Float32Array;
  const mask = maskOfAnswer(answer);
  const at = (x: number, y: number) => mask?.values[y * MODEL_SIDE + x];
  expect(at(160, 160)).toBeGreaterThan(0.9);
  expect(at(160, 100)).toBeGreaterThan(0.7);
  for (const [x, y] of [
    [20, 20],
    [300, 20],
    [20, 300],
    [160, 270],
  ] as const)
    expect(at(x, y)).toBeLessThan(0.15);
  await session.release();
});

test("where the model is sure of nothing, there is nothing to cut out", () => {
  expect(maskOfAnswer(new Float32Array(MODEL_SIDE ** 2).fill(0.1))).toBeUndefined();
  expect(maskOfAnswer(new Float32Array(MODEL_SIDE ** 2).map((_, at) => (at % 7) / 100))).toBeUndefined();
});

test("a black picture is no division by nothing", () => {
  expect(modelInput(new Uint8ClampedArray(MODEL_SIDE ** 2 * 4)).every(Number.isFinite)).toBe(true);
});
