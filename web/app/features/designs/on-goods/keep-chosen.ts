import { uploadPicture } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { ok, type Result } from "@surimono/domain/kernel";
import { call } from "#app/session/call.ts";
import { saveWhileBusy } from "#app/session/save-while-busy.ts";
import { fileOf, keepDocument, lacksPicture, replacementBy } from "../keep-tried.ts";
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
  let done = 0;
  return withUpload(picture, userId, async (uploads) => {
    for (const simulation of simulations.slice(done)) {
      const kept = await keepDocument(simulation, uploads);
      if (!kept.ok) return kept;
      onKept(simulation);
      done += 1;
    }
    return ok(undefined);
  });
}

type Uploads = Parameters<typeof keepDocument>[1];

/** Saves with the member's upload of the picture: one that is known, unless it turns out to be gone, or a new one. */
export async function withUpload<Saved>(
  picture: OnePicture,
  userId: string,
  save: (uploads: Uploads) => Promise<Result<Saved, CallFailure>>,
): Promise<Result<Saved, CallFailure>> {
  // An earlier save of the same page wrote it there.
  const stored = await readOnePicture();
  const kept = stored?.assetId === picture.assetId ? stored.kept : undefined;
  if (kept?.userId === userId) {
    const saved = await save(new Map([[picture.assetId, replacementBy(kept.picture)]]));
    if (!lacksPicture(saved)) return saved;
  }
  const sent = await upload(picture, userId);
  return sent.ok ? save(new Map([[picture.assetId, sent.value]])) : sent;
}

async function upload(picture: OnePicture, userId: string): Promise<Result<Uploaded, CallFailure>> {
  const answer = await saveWhileBusy(() => call(uploadPicture, {}, { files: { picture: fileOf(picture) } }));
  if (!answer.ok) return answer;
  await keepUpload(picture.assetId, { userId, picture: answer.value });
  return ok(replacementBy(answer.value));
}
