import { uploadPicture } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { ok, type Result } from "@surimono/domain/kernel";
import { call } from "#app/session/call.ts";
import { saveWhileBusy } from "#app/session/save-while-busy.ts";
import { fileOf, keepDocument, replacementBy } from "../keep-tried.ts";
import { keepUpload, type OnePicture, readOnePicture, type Simulation } from "../simulation-store.ts";

type Uploaded = ReturnType<typeof replacementBy>;

/**
 * Saves the picture on each of the goods as a draft, one after the other; the picture is sent once. After a failure those before it are kept, and
 * another try goes on behind them.
 */
export async function keepChosen(
  picture: OnePicture,
  simulations: readonly Simulation[],
  userId: string,
  onKept: (simulation: Simulation) => void,
): Promise<Result<undefined, CallFailure>> {
  const uploaded = await uploadOnce(picture, userId);
  if (!uploaded.ok) return uploaded;
  const uploads = new Map([[picture.assetId, uploaded.value]]);
  for (const simulation of simulations) {
    const kept = await keepDocument(simulation, uploads);
    if (!kept.ok) return kept;
    onKept(simulation);
  }
  return ok(undefined);
}

/** Sends the picture, unless this member's upload of it is known. */
export async function uploadOnce(picture: OnePicture, userId: string): Promise<Result<Uploaded, CallFailure>> {
  // An earlier save of the same page wrote it there.
  const stored = await readOnePicture();
  const kept = stored?.assetId === picture.assetId ? stored.kept : undefined;
  if (kept?.userId === userId) return ok(replacementBy(kept.picture));
  const answer = await saveWhileBusy(() => call(uploadPicture, {}, { files: { picture: fileOf(picture) } }));
  if (!answer.ok) return answer;
  await keepUpload(picture.assetId, { userId, picture: answer.value });
  return ok(replacementBy(answer.value));
}
