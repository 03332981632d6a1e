import type { ImageLayer } from "@surimono/domain/designs";
import { mapLayers } from "../model/edit-document.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** `sent`: what was cut out is among the pictures, or the queue has said why not. */
export type CutOutEnd = "sent" | "no-subject" | "failed";

interface Parts {
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  readonly uploads: UploadQueue;
}

/**
 * Cuts out what a picture is of, and puts it in the picture's place as an upload of its own, so that it prints as any other. The whole picture
 * stays among the uploads.
 */
export function createSubjectCutter(context: EditorContext, { assetUrl, uploads }: Parts) {
  return async ({ id, assetId, name }: ImageLayer): Promise<CutOutEnd> => {
    const file = await readCutOut(await assetUrl(assetId)).catch(() => "failed" as const);
    if (!(file instanceof Blob)) return file;
    await uploads.add([new File([file], `${stemOf(name)}の切り抜き.png`, { type: file.type })], (image) => {
      context.store.commit({
        label: "切り抜いて背景を消す",
        isBackground: true,
        change: (document) =>
          mapLayers(document, [id], (layer) =>
            layer.kind === "image" && layer.assetId === assetId ? withPicture(layer, image) : layer,
          ),
      });
      context.store.announce("切り抜きました。もとの画像は「画像」に残っています");
    });
    return "sent";
  };
}

const stemOf = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, "");

async function readCutOut(url: string): Promise<Blob | "no-subject" | "failed"> {
  const [{ cutOutApart }, picture] = await Promise.all([import("../../cutout/index.ts"), fetch(url)]);
  if (!picture.ok) return "failed";
  const cut = await cutOutApart(await picture.blob());
  return cut.kind === "cut" ? cut.file : cut.kind;
}

/** The same part of it, in the same box. */
function withPicture(
  { ground: _, ...layer }: ImageLayer,
  { assetId, pixelWidth, pixelHeight }: UploadedImage,
): ImageLayer {
  return { ...layer, assetId, pixelWidth, pixelHeight };
}
