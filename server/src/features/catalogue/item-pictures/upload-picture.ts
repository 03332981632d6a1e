import type { uploadItemPicture } from "@surimono/contract/catalogue";
import type { AnswerOf, FailureOf, PayloadOf } from "@surimono/contract/kernel";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { bakePictureJob } from "./bake-picture.ts";
import { keepPicture } from "./keep-picture.ts";
import { pictureIdOf, preparePicture } from "./prepare-picture.ts";

const FAILURES = {
  "designs/picture-not-supported": "catalogue/picture-unreadable",
  "designs/picture-broken": "catalogue/picture-unreadable",
  "designs/picture-too-many-pixels": "catalogue/picture-too-large",
  "designs/picture-too-heavy": "catalogue/picture-too-large",
  "designs/picture-busy": "catalogue/picture-busy",
  "request/too-many": "catalogue/picture-busy",
} as const;

/** Decodes an upload and encodes it again: upright, sRGB, without anything beside the picture. */
export type DecodePicture = (
  who: string,
  bytes: Uint8Array,
) => Promise<Result<{ readonly bytes: Uint8Array }, Failure<keyof typeof FAILURES>>>;

interface Uploading extends Pick<Shop, "database" | "files" | "jobs" | "now"> {
  readonly decodePicture: DecodePicture;
}

/** Kept until a draft that names it is published, or for a while (rule catalogue-pictures-kept). */
export async function uploadPicture(
  { database, files, jobs, now, decodePicture }: Uploading,
  operator: Pick<Operator, "id" | "name">,
  { photo, whole }: PayloadOf<typeof uploadItemPicture>,
): Promise<Result<AnswerOf<typeof uploadItemPicture>, FailureOf<typeof uploadItemPicture>>> {
  const decoded = await decodePicture(operator.id, Buffer.from(photo, "base64"));
  if (!decoded.ok) return fail(FAILURES[decoded.failure.code]);
  const prepared = await preparePicture(decoded.value.bytes, whole);
  if (!prepared) return fail("catalogue/picture-too-small");
  const id = pictureIdOf(prepared.bytes);
  await keepPicture(prepared, {
    ...{ files, by: operator.name, at: now() },
    write: (work) =>
      database.inTransaction(async (tx) => {
        const isNew = await work(tx);
        if (isNew) await jobs.enqueue(tx, bakePictureJob, { id });
        return isNew;
      }),
  });
  return ok({ picture_id: id, width: prepared.width, height: prepared.height });
}
