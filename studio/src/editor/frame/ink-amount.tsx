import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useState } from "react";
import { MOST_INK } from "../../press/index.ts";
import { mostInkOf } from "../canvas/most-ink.ts";
import { useEditorState, usePressLook, useSceneVersion, useSession } from "../session/session-context.ts";

/** How much ink the design lays where it lays most. The conversion never passes the limit, so there is nothing to mend. */
export function InkAmount() {
  const most = useMostInk();
  return (
    <section aria-labelledby="ink-heading">
      <h2 id="ink-heading" className="text-16 font-bold">
        インクの総量
      </h2>
      {most !== undefined && (
        <>
          <InkWords most={most} />
          <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-ctl bg-paper">
            <div className="h-full bg-deep" style={{ width: `${Math.min(100, (most * 100) / MOST_INK)}%` }} />
          </div>
        </>
      )}
      <p className="mt-2 text-12 text-mute leading-relaxed">
        4色のインクの重なりです。多すぎると乾きにくく、裏へ写ります。印刷データを作るときに、どの色も{MOST_INK}
        %までにおさえます。黒い文字や線は、黒のインクだけで刷ります。
      </p>
    </section>
  );
}

/** The same among the checks. */
export function InkNote() {
  const most = useMostInk();
  return most === undefined || most === 0 ? null : <InkWords most={most} />;
}

function InkWords({ most }: { readonly most: number }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-14 text-ok">
      <StudioIcon name="check" size={18} className="mt-0.5 shrink-0" />
      <span>
        インクの総量は、いちばん濃いところで<span className="num">約{most}%</span>です。上限の
        <span className="num">{MOST_INK}%</span>におさまっています。
      </span>
    </p>
  );
}

/** Measuring takes a moment: the window is shown first. */
const AFTER_MS = 60;

function useMostInk(): number | undefined {
  const { areas, scene } = useSession();
  const document = useEditorState((state) => state.document);
  const look = usePressLook();
  const version = useSceneVersion();
  const [most, setMost] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to measure again
  useEffect(() => {
    if (!look) return undefined;
    const timer = setTimeout(() => setMost(mostInkOf(document, areas, look, scene.assets)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [document, areas, look, scene, version]);

  return most;
}
