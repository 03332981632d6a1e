import { type AtSizes, dpiAtSizes, FAIR_DPI, type ImageLayer } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { openAreaOf } from "../../commands/fit-commands.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { AdjustFields } from "./adjust-fields.tsx";
import { CropFields } from "./crop-fields.tsx";
import { GroundFields } from "./ground-fields.tsx";
import { MaskPicker } from "./mask-picker.tsx";

/** Crop, shape and colours of the picture, and its resolution at the present size. */
export function ImageFields({ layer }: { readonly layer: ImageLayer }) {
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={layer.locked}>
      <legend className="sr-only">画像の設定</legend>
      <Resolution layer={layer} />
      <CropFields layer={layer} />
      <MaskPicker layer={layer} />
      <GroundFields layer={layer} />
      <AdjustFields layer={layer} />
    </fieldset>
  );
}

function Resolution({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { scene } = session;
  useSceneVersion();
  const dpi = dpiAtSizes(layer, openAreaOf(session)?.scales ?? []);
  const isLow = dpi.some(({ value }) => value < FAIR_DPI);
  return (
    <div className="grid gap-2 text-14">
      <dl className="flex flex-wrap justify-between gap-x-4">
        <div className="flex gap-2">
          <dt className="text-mute">元の画像</dt>
          <dd className="num">
            {layer.pixelWidth} × {layer.pixelHeight} px
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-mute">解像度</dt>
          <dd className="grid gap-0.5">
            {dpi.map((at) => (
              <Dpi key={at.sizeNames.join()} at={at} />
            ))}
          </dd>
        </div>
      </dl>
      {isLow && (
        <p className="text-12 text-warn">
          {FAIR_DPI} dpi未満は粗く見えることがあります。小さくするか、大きな画像に替えてください。
        </p>
      )}
      {scene.hasFailed(layer.assetId) && (
        <p role="alert" className="flex items-center justify-between gap-2 text-12 text-red-text">
          画像を読み込めませんでした。
          <button type="button" className="min-h-9 underline" onClick={scene.retry}>
            もう一度読み込む
          </button>
        </p>
      )}
    </div>
  );
}

function Dpi({ at: { sizeNames, value } }: { readonly at: AtSizes<number> }) {
  const isLow = value < FAIR_DPI;
  return (
    <span className={`num flex items-center justify-end gap-1 font-bold ${isLow ? "text-warn" : "text-ok"}`}>
      {sizeNames.length > 0 && <span className="font-normal text-ink">{sizeNames.join("・")}</span>}
      <StudioIcon name={isLow ? "warning" : "check"} size={16} />
      {value} dpi
    </span>
  );
}
