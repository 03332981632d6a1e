import { type Failure, fail, type Result } from "@surimono/domain/kernel";
import { createJobRunner, JobTookTooLong } from "@surimono/studio/print";
import { createFairTurns } from "./fair-turns.ts";
import type { NormalisedPicture } from "./normalise-picture.ts";

/** The largest picture that is let in takes two seconds. */
const TIMEOUT_MS = 4500;
/** The browser sends one picture after the other; this many come only from several pages at once, or from a program. */
const MOST_WAITING = 6;

const runner = createJobRunner<Uint8Array, NormalisedPicture>(new URL("./picture-worker.ts", import.meta.url), {
  timeoutMs: TIMEOUT_MS,
});
const turns = createFairTurns(MOST_WAITING);

type Decoded = NormalisedPicture | Result<never, Failure<"designs/picture-too-heavy" | "request/too-many">>;

/** A file that the decoder dies of is broken as far as the customer is concerned. */
export async function decodePicture(userId: string, bytes: Uint8Array): Promise<Decoded> {
  const turn = turns.take<Decoded>(userId, () =>
    runner
      .run(bytes)
      .catch((error: unknown) =>
        error instanceof JobTookTooLong ? fail("designs/picture-too-heavy") : fail("designs/picture-broken"),
      ),
  );
  return (await turn) ?? fail("request/too-many");
}
