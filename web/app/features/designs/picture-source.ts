import { type DesignPicture, getPicture, uploadPicture } from "@surimono/contract/designs";
import { ok } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";
import { call, orThrow, quietCall } from "#app/session/call.ts";

type Uploaded = EditorProps["uploads"][number];

/** The member's pictures for the editor. They are private: each is fetched with the bearer and lives here as an object URL. */
export function createPictureSource(pictures: readonly DesignPicture[]) {
  const urls = new Map<string, Promise<string>>();

  async function fetchUrl(assetId: string): Promise<string> {
    const blob = orThrow(await quietCall(getPicture, { asset_id: assetId })) as Blob;
    return URL.createObjectURL(blob);
  }

  return {
    uploads: pictures.map(presentPicture),
    url(assetId: string): Promise<string> {
      const known = urls.get(assetId);
      if (known) return known;
      const fetched = fetchUrl(assetId);
      urls.set(assetId, fetched);
      // The next one who asks tries again.
      fetched.catch(() => urls.delete(assetId));
      return fetched;
    },
    upload: (async (file, progress) => {
      progress(0.1);
      const answer = await call(uploadPicture, {}, { files: { picture: file } });
      progress(1);
      return answer.ok ? ok(presentPicture(answer.value)) : answer;
    }) satisfies EditorProps["upload"],
  };
}

function presentPicture(picture: DesignPicture): Uploaded {
  return {
    assetId: picture.asset_id,
    name: picture.name,
    pixelWidth: picture.pixel_width,
    pixelHeight: picture.pixel_height,
  };
}
