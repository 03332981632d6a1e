import { type ImageLayer, MAX_GROUND_REACH, pictureGround, type RemovedGround } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { useState } from "react";
import type { SceneAssets } from "../../../scene/index.ts";
import { changeGround, removeGround, withEnclosed } from "../../commands/remove-ground.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { CutOutButton } from "./cut-out-button.tsx";

const SLIDERS = [
  { field: "tolerance", label: "消す範囲" },
  { field: "softness", label: "ふちのやわらかさ" },
] as const;

/** Takes the one-colour ground of a picture away; where there is none, what the picture is of can be cut out. */
export function GroundFields({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { assets } = session.scene;
  useSceneVersion();
  const [refused, setRefused] = useState<string>();
  const { ground } = layer;

  if (ground) return <GroundSliders layer={layer} ground={ground} />;
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <button
        type="button"
        className="h-9 rounded-ctl border border-ctl text-14 font-bold text-deep hover:bg-paper disabled:opacity-50 max-md:h-11"
        disabled={!assets.image(layer.assetId)}
        onClick={() => {
          const color = groundOnScreen(assets, layer.assetId);
          setRefused(color === undefined ? layer.assetId : undefined);
          if (color !== undefined) removeGround(session, layer, color);
        }}
      >
        背景を消す
      </button>
      <p role="status" className="text-12 text-mute empty:hidden">
        {refused === layer.assetId && "背景が1色ではないため、色では消せません。写っているものを切り抜けます。"}
      </p>
      {refused === layer.assetId && <CutOutButton layer={layer} />}
    </div>
  );
}

function GroundSliders({ layer, ground }: { readonly layer: ImageLayer; readonly ground: RemovedGround }) {
  const session = useSession();
  return (
    <section aria-label="背景を消す" className="grid gap-1 border-t border-line pt-3">
      <p className="text-14">背景を消しました</p>
      <p className="text-12 text-mute">
        絵まで消えるときは「消す範囲」を小さく、背景が残るときは大きくしてください。影や色むらのある背景は、切り抜くときれいです。
      </p>
      {SLIDERS.map(({ field, label }) => (
        <Slider
          key={field}
          label={label}
          value={ground[field]}
          min={0}
          max={MAX_GROUND_REACH}
          text={`${ground[field]}`}
          onChange={(value) => changeGround(session, layer, { ...ground, [field]: value }, field)}
        />
      ))}
      <CheckField
        label="囲まれたところも消す"
        isChecked={ground.enclosed === true}
        onChange={(isChecked) => changeGround(session, layer, withEnclosed(ground, isChecked))}
      />
      <CutOutButton layer={layer} />
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          className="h-9 rounded-ctl border border-ctl px-3 text-14 font-bold text-deep hover:bg-paper max-md:h-11"
          onClick={() => session.store.set({ dialog: "ground-brush" })}
        >
          ブラシで直す
        </button>
        <button
          type="button"
          className="h-9 text-14 text-red-text underline max-md:h-11"
          onClick={() => changeGround(session, layer, undefined)}
        >
          もとに戻す
        </button>
      </div>
    </section>
  );
}

/** Longer sides say no more about the rim. */
const LOOKED_AT = 500;

/** Undefined where the rim is not mostly of one colour. */
function groundOnScreen(assets: SceneAssets, assetId: string): string | undefined {
  const picture = assets.image(assetId);
  if (!picture) return undefined;
  const share = Math.min(1, LOOKED_AT / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * share))) as [
    number,
    number,
  ];
  const { context, giveBack } = assets.surface(width, height);
  context.drawImage(picture as never, 0, 0, picture.width, picture.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  giveBack?.();
  return pictureGround({ data, width, height });
}
