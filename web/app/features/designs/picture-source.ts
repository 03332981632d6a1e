import { type DesignPicture, getPicture, listPictures, removePicture, uploadPicture } from "@surimono/contract/designs";
import { ok } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";
import { callThrough, orThrow, quietCall } from "#app/session/call.ts";
import { answered } from "./answered.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";

interface Source extends Pick<EditorProps, "pictures" | "upload" | "assetUrl"> {
  /** Lets go of what was fetched; asked again, it is fetched again. */
  readonly release: () => void;
}

/** The member's pictures for the editor. They are private: each is fetched with the bearer and kept as an object URL. */
export function createPictureSource(): Source {
  const [whole, thumbnails] = [keptUrls({}), keptUrls({ size: "thumbnail" })];
  return {
    release() {
      whole.release();
      thumbnails.release();
    },
    assetUrl: whole.urlOf,
    pictures: {
      async list(after) {
        const answer = answered(await quietCall(listPictures, after === undefined ? {} : { after }));
        if (!answer.ok) return answer;
        const { pictures, has_more: hasMore, total } = answer.value;
        return ok({ pictures: pictures.map(presentPicture), hasMore, total });
      },
      thumbnailUrl: thumbnails.urlOf,
      remove: async (assetId) => answered(await quietCall(removePicture, { asset_id: assetId })),
    },
    async upload(file, progress) {
      const call = callThrough(fetchWithProgress(progress));
      const answer = answered(await call(uploadPicture, {}, { files: { picture: file } }));
      return answer.ok ? ok(presentPicture(answer.value)) : answer;
    },
  };
}

/** Each picture is fetched once; after a failure the next request tries again. */
function keptUrls(size: { readonly size?: "thumbnail" }) {
  const urls = new Map<string, Promise<string>>();
  return {
    urlOf(assetId: string): Promise<string> {
      const known = urls.get(assetId);
      if (known) return known;
      const fetched = quietCall(getPicture, { asset_id: assetId, ...size }).then((answer) =>
        URL.createObjectURL(orThrow(answer) as Blob),
      );
      urls.set(assetId, fetched);
      fetched.catch(() => urls.delete(assetId));
      return fetched;
    },
    release(): void {
      for (const fetched of urls.values()) fetched.then(URL.revokeObjectURL, () => undefined);
      urls.clear();
    },
  };
}

function presentPicture(picture: DesignPicture) {
  return {
    assetId: picture.asset_id,
    name: picture.name,
    pixelWidth: picture.pixel_width,
    pixelHeight: picture.pixel_height,
    facts: {
      pixelWidth: picture.pixel_width,
      pixelHeight: picture.pixel_height,
      seeThrough: picture.facts.see_through,
      midTones: picture.facts.mid_tones,
      thinnest: picture.facts.thinnest,
      ink: picture.facts.ink,
      ground: picture.facts.ground,
      tone: picture.facts.tone,
      isFromPress: picture.facts.is_from_press,
      unreachable: picture.facts.unreachable,
    },
  };
}
