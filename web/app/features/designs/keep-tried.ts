import { type DesignPicture, keepSimulation, uploadPicture } from "@surimono/contract/designs";
import type { AnswerOf, CallFailure } from "@surimono/contract/kernel";
import { pictureIdsOf, replacePictures } from "@surimono/domain/designs";
import { ok, type Result } from "@surimono/domain/kernel";
import { call } from "#app/session/call.ts";
import { changeSimulation, forgetSimulation, type LocalPicture, type Simulation } from "./simulation-store.ts";

type Kept = AnswerOf<typeof keepSimulation>;

/**
 * Saves the tried design as the member's draft: its pictures first, then the design. An interrupted save continues at the next try; only
 * what the server has is deleted here.
 */
export async function keepTried(simulation: Simulation, userId: string): Promise<Result<Kept, CallFailure>> {
  const first = await send(simulation, userId);
  const remembers = simulation.pictures.some(({ kept }) => kept?.userId === userId);
  // A remembered upload is gone since, whichever it is.
  const answer = remembers && lacksPicture(first) ? await send(withoutUploads(simulation), userId) : first;
  if (answer.ok) await forgetSimulation(simulation);
  return answer;
}

async function send(simulation: Simulation, userId: string): Promise<Result<Kept, CallFailure>> {
  const uploaded = await uploadPictures(simulation, userId);
  return uploaded.ok ? keepDocument(simulation, uploaded.value) : uploaded;
}

/** Whether a save was refused as the member has no such upload. */
export function lacksPicture(answer: Result<unknown, CallFailure>): boolean {
  return !answer.ok && answer.failure.code === "designs/no-such-picture";
}

function withoutUploads(simulation: Simulation): Simulation {
  return { ...simulation, pictures: simulation.pictures.map(({ kept: _, ...picture }) => picture) };
}

type Replacements = Parameters<typeof replacePictures>[1];

/**
 * The design with the member's uploads in place of the pictures of this device, as a draft; the same key is kept once. With `accepted`, the ticked
 * warnings, only if it can be printed.
 */
export function keepDocument(
  { id, key = id, document }: Pick<Simulation, "id" | "key" | "document">,
  uploads: Replacements,
  accepted?: readonly string[],
) {
  return call(keepSimulation, {
    simulation_id: key,
    document: replacePictures(document, uploads),
    ...(accepted && { accepted: [...accepted] }),
  });
}

async function uploadPictures(simulation: Simulation, userId: string) {
  const used = new Set(pictureIdsOf(simulation.document));
  const replacements = new Map<string, { assetId: string; pixelWidth: number; pixelHeight: number }>();
  for (const local of simulation.pictures.filter(({ assetId }) => used.has(assetId))) {
    let picture = local.kept?.userId === userId ? local.kept.picture : undefined;
    if (!picture) {
      const answer = await call(uploadPicture, {}, { files: { picture: fileOf(local) } });
      if (!answer.ok) return answer;
      picture = answer.value;
      const kept = { userId, picture: answer.value };
      await changeSimulation(simulation.id, (stored) => ({
        ...stored,
        pictures: stored.pictures.map((other) => (other.assetId === local.assetId ? { ...other, kept } : other)),
      }));
    }
    replacements.set(local.assetId, replacementBy(picture));
  }
  return ok(replacements);
}

export function replacementBy(picture: DesignPicture) {
  return { assetId: picture.asset_id, pixelWidth: picture.pixel_width, pixelHeight: picture.pixel_height };
}

export function fileOf({ file, name }: Pick<LocalPicture, "file" | "name">): File {
  return new File([file], name, { type: file.type });
}
