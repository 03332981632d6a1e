import { type Failure, fail, type Result } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import { createFairTurns } from "./fair-turns.ts";
import type { NormalisedPicture } from "./normalise-picture.ts";
import { type NotDecoded, whyNotDecoded } from "./why-not-decoded.ts";

/** The largest picture allowed takes two seconds. */
const TIMEOUT_MS = 4500;
/** The browser sends one picture after the other; this many come only from several pages at once, or from a program. */
const MOST_WAITING = 6;

const runner = createJobRunner<Uint8Array, NormalisedPicture>(new URL("./picture-worker.ts", import.meta.url), {
  timeoutMs: TIMEOUT_MS,
});
const turns = createFairTurns(MOST_WAITING);

type Decoded = NormalisedPicture | Result<never, Failure<NotDecoded | "request/too-many">>;

export async function decodePicture(userId: string, bytes: Uint8Array): Promise<Decoded> {
  const turn = turns.take<Decoded>(userId, () =>
    runner.run(bytes).catch((error: unknown) => fail(whyNotDecoded(error, bytes))),
  );
  return (await turn) ?? fail("request/too-many");
}
