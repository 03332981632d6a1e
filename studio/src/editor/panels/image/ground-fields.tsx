import type { ImageLayer } from "@surimono/domain/designs";
import { useState } from "react";
import { changeGround } from "../../commands/remove-ground.ts";
import { groundOnScreen } from "../../grounds/ground-on-screen.ts";
import type { GroundNote } from "../../grounds/measure-ground.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { CutOutButton } from "./cut-out-button.tsx";
import { GroundSliders } from "./ground-sliders.tsx";

type Said = GroundNote | keyof typeof REFUSED;

const REFUSED = {
  none: "背景が1色ではないため、色では消せません。写っているものを切り抜けます。",
  alike: "背景との差が小さく、色では消せません。写っているものを切り抜けます。",
};

/** Takes the one-colour ground of a picture away; where there is none, what the picture is of can be cut out. */
export function GroundFields({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { assets } = session.scene;
  useSceneVersion();
  const [said, setSaid] = useState<{ readonly assetId: string; readonly what: Said | undefined }>();
  const what = said?.assetId === layer.assetId ? said.what : undefined;
  const isRefused = what === "none" || what === "alike";

  if (layer.ground) return <GroundSliders layer={layer} ground={layer.ground} note={isRefused ? undefined : what} />;

  function remove(): void {
    const measured = groundOnScreen(assets, layer);
    if (!measured) return;
    const isFound = measured.kind === "found";
    setSaid({ assetId: layer.assetId, what: isFound ? measured.note : measured.kind });
    if (isFound) changeGround(session, layer, measured.ground);
  }

  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <button
        type="button"
        className="h-9 rounded-ctl border border-ctl text-14 font-bold text-deep hover:bg-paper disabled:opacity-50 max-md:h-11"
        disabled={!assets.image(layer.assetId)}
        onClick={remove}
      >
        背景を消す
      </button>
      <p role="status" className="text-12 text-mute empty:hidden">
        {isRefused && REFUSED[what]}
      </p>
      {isRefused && <CutOutButton layer={layer} />}
    </div>
  );
}
