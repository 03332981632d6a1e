import engineUrl from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import { cutOut, type Pixels } from "./cut-out.ts";
import { MODEL_SIDE, maskOfAnswer, modelInput } from "./model-pixels.ts";

export type CutOut =
  | { readonly kind: "cut"; readonly file: Blob }
  /** Nothing in it stands out from the rest. */
  | { readonly kind: "no-subject" };

/** The longer side of the copy in which edges and colours are looked for. */
const SMALL_SIDE = 640;

/** What the picture is of, as a PNG of its size without the ground. Rejects where model or engine cannot be fetched, or memory runs out. */
export async function cutOutPicture(file: Blob): Promise<CutOut> {
  const [session, bitmap] = await Promise.all([openModel(), createImageBitmap(file)]);
  try {
    const { width, height } = bitmap;
    const mask = await findSubject(session, readPixels(bitmap, MODEL_SIDE, MODEL_SIDE).pixels);
    if (mask === undefined) return { kind: "no-subject" };
    const share = Math.min(1, SMALL_SIDE / Math.max(width, height));
    const small = readPixels(bitmap, Math.ceil(width * share), Math.ceil(height * share)).pixels;
    const { pixels, context } = readPixels(bitmap, width, height);
    cutOut(pixels, small, mask);
    context.putImageData(pixels, 0, 0);
    return { kind: "cut", file: await context.canvas.convertToBlob({ type: "image/png" }) };
  } finally {
    bitmap.close();
    await session.release();
  }
}

/** One thread: more would need pages that let nothing of others in. */
async function openModel(): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm: engineUrl };
  const answer = await fetch(new URL("../../cutout/model.onnx", import.meta.url));
  if (!answer.ok) throw new Error(`the model was answered with ${answer.status}`);
  return InferenceSession.create(new Uint8Array(await answer.arrayBuffer()), { executionProviders: ["wasm"] });
}

async function findSubject(session: InferenceSession, shown: Pixels) {
  const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
  const tensor = new Tensor("float32", modelInput(shown.data), [1, 3, MODEL_SIDE, MODEL_SIDE]);
  const answer = await session.run({ [input]: tensor }, [output]);
  return maskOfAnswer(answer[output]?.data as Float32Array);
}

function readPixels(bitmap: ImageBitmap, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas of that size");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return { context, pixels: context.getImageData(0, 0, width, height) };
}
