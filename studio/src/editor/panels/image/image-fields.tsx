import { type AtSizes, dpiAtSizes, dpiForEffect, FAIR_DPI, type ImageLayer } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { openAreaOf } from "../../commands/fit-commands.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { AdjustFields } from "./adjust-fields.tsx";
import { CropFields } from "./crop-fields.tsx";
import { EffectFields } from "./effect-fields.tsx";
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
      <EffectFields key={layer.id} layer={layer} />
      <AdjustFields layer={layer} />
    </fieldset>
  );
}

function Resolution({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { scene } = session;
  useSceneVersion();
  const dpi = dpiAtSizes(layer, openAreaOf(session)?.scales ?? []);
  const fair = dpiForEffect(layer.effect, FAIR_DPI);
  const isLow = dpi.some(({ value }) => value < fair);
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
              <Dpi key={at.sizeNames.join()} at={at} fair={fair} />
            ))}
          </dd>
        </div>
      </dl>
      {isLow && (
        <p className="text-12 text-warn">
          {fair} dpi未満は粗く見えることがあります。小さくするか、大きな画像に替えてください。
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

interface DpiProps {
  readonly at: AtSizes<number>;
  readonly fair: number;
}

function Dpi({ at: { sizeNames, value }, fair }: DpiProps) {
  const isLow = value < fair;
  return (
    <span className={`num flex items-center justify-end gap-1 font-bold ${isLow ? "text-warn" : "text-ok"}`}>
      {sizeNames.length > 0 && <span className="font-normal text-ink">{sizeNames.join("・")}</span>}
      <StudioIcon name={isLow ? "warning" : "check"} size={16} />
      {value} dpi
    </span>
  );
}
