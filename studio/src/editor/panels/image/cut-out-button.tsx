import type { ImageLayer } from "@surimono/domain/designs";
import { useState } from "react";
import { useSession } from "../../session/session-context.ts";
import type { CutOutEnd } from "../../uploads/cut-out-subject.ts";

const WORDS: Readonly<Record<CutOutEnd | "cutting", string>> = {
  cutting: "切り抜いています。はじめは約7 MBを読み込むため、少しかかります。",
  "no-subject": "何が写っているかを見つけられませんでした。写したいものが大きく、はっきり見える画像でお試しください。",
  failed: "切り抜けませんでした。通信を確かめて、もう一度お試しください。",
  sent: "",
};

/** For a picture whose ground is not of one colour: what it is of is found by a model, in this browser. */
export function CutOutButton({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const [state, setState] = useState<{ readonly assetId: string; readonly is: CutOutEnd | "cutting" }>();
  const now = state?.assetId === layer.assetId ? state.is : undefined;
  return (
    <>
      <button
        type="button"
        className="h-9 rounded-ctl border border-ctl text-14 font-bold text-deep hover:bg-paper disabled:opacity-50 max-md:h-11"
        disabled={now === "cutting"}
        onClick={async () => {
          setState({ assetId: layer.assetId, is: "cutting" });
          setState({ assetId: layer.assetId, is: await session.cutOutSubject(layer) });
        }}
      >
        写っているものを切り抜く
      </button>
      <p role="status" className="text-12 text-mute empty:hidden">
        {now && WORDS[now]}
      </p>
    </>
  );
}
