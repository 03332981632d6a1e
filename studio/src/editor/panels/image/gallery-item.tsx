import { Button } from "@surimono/ui/button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useState } from "react";
import type { Point } from "../../geometry/box.ts";
import type { UploadedImage } from "../../model/make-layer.ts";
import { useEditorProps, useSession } from "../../session/session-context.ts";
import { useCarried } from "../layers/use-carried.ts";

/** A background that shows white ink as well as black. */
export const CHECKER = "bg-[repeating-conic-gradient(#dcd7d2_0_25%,#b9b3ad_0_50%)] bg-size-[12px_12px]";

interface GalleryItemProps {
  readonly image: UploadedImage;
  /** With the place where it was dropped. */
  readonly onPlace: (at?: Point) => void;
}

/** An earlier upload: a press places it; its small × asks before removing. */
export function GalleryItem({ image, onPlace }: GalleryItemProps) {
  const carried = useCarried(onPlace);
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <RemovalQuestion image={image} onClose={() => setAsked(false)} />;
  return (
    <li className="relative">
      <button
        type="button"
        aria-label={`「${image.name}」を配置`}
        title={image.name}
        {...carried}
        className={`block aspect-square w-full touch-pan-y select-none overflow-hidden rounded-ctl border border-line p-1 transition-colors hover:border-ctl ${CHECKER}`}
        onClick={() => onPlace()}
      >
        <Thumbnail assetId={image.assetId} />
      </button>
      {/* The target is larger than its icon and extends over the corner, so that it covers little of the picture. */}
      <button
        type="button"
        aria-label={`「${image.name}」をマイ画像から削除`}
        title={`「${image.name}」をマイ画像から削除`}
        className="group absolute -top-1 -right-1 grid size-7 place-items-center max-md:-top-2 max-md:-right-2 max-md:size-11"
        onClick={() => setAsked(true)}
      >
        <span className="grid size-5 place-items-center rounded-[10px] bg-deep/75 text-white group-hover:bg-deep">
          <StudioIcon name="close" size={12} />
        </span>
      </button>
    </li>
  );
}

/** Asked in the picture's own row; designs and orders with the picture keep it. */
function RemovalQuestion({ image, onClose }: { readonly image: UploadedImage; readonly onClose: () => void }) {
  const { gallery, store } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    const problem = await gallery.remove(image.assetId);
    if (problem) {
      store.complain(problem);
      onClose();
    } else store.announce(`「${image.name}」をマイ画像から削除しました`);
  }

  return (
    <li className="col-span-full flex flex-wrap items-center gap-2 rounded-ctl border border-ctl bg-white p-2">
      <span className={`size-12 shrink-0 rounded-ctl border border-line p-1 ${CHECKER}`}>
        <Thumbnail assetId={image.assetId} />
      </span>
      <p className="min-w-0 grow basis-32 text-12">
        <span className="block truncate font-bold text-deep">{image.name}</span>
        使用中のデザインには残ります。
      </p>
      <div className="flex w-full gap-2">
        <Button variant="primary" size={36} className="grow" pending={isBusy} autoFocus onClick={() => void remove()}>
          削除する
        </Button>
        <Button size={36} className="grow" onClick={onClose}>
          やめる
        </Button>
      </div>
    </li>
  );
}

export function Thumbnail({ assetId }: { readonly assetId: string }) {
  const { pictures } = useEditorProps();
  const [url, setUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    pictures.thumbnailUrl(assetId).then(
      (loaded) => isCurrent && setUrl(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pictures, assetId]);

  if (url) return <img src={url} alt="" className="size-full object-contain" />;
  return (
    <span className={`grid size-full place-items-center text-ctl ${hasFailed ? "" : "animate-pulse"}`}>
      <StudioIcon name="image" />
    </span>
  );
}
