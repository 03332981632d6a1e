import { copyDesign, type OpenedDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { createDesignOnGoods } from "@surimono/studio/on-goods";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { queryClient } from "../../../query-client.ts";
import { createPictureSource } from "../picture-source.ts";
import { useCopies } from "./copies-of-design.ts";
import { GoodsGrid } from "./goods-grid.tsx";
import type { LaidCopy } from "./laid-copy.ts";
import { useTicks } from "./use-ticks.ts";

/** An own design on goods of every other kind. */
export function CopyGrid({ source }: { source: OpenedDesign }) {
  const navigate = useNavigate();
  const [{ assetUrl, release }] = useState(createPictureSource);
  useEffect(() => release, [release]);
  const painter = useMemo(() => createDesignOnGoods("/art", assetUrl, source.document), [assetUrl, source.document]);
  const { goods, isSettled, hasFailed, retry } = useCopies(source);
  const ticks = useTicks();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  async function make({ copy }: LaidCopy): Promise<string | undefined> {
    const made = await call(copyDesign, copy);
    if (!made.ok) setFailure(made.failure);
    else void queryClient.invalidateQueries({ queryKey: ["my-items"] });
    return made.ok ? made.value.url : undefined;
  }

  /** One thing at a time: a second card pressed on a slow line would make a second draft. */
  async function alone(run: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    await run();
    running.current = false;
    setBusy(false);
  }

  async function open(laid: LaidCopy): Promise<void> {
    const url = await make(laid);
    if (url) await navigate(url);
  }

  /** One after the other. After a failure those before it are kept, and another try goes on behind them. */
  async function keep(): Promise<void> {
    for (const { entry, laid } of goods) {
      if (!laid || !ticks.chosen.has(entry.productId)) continue;
      if ((await make(laid)) === undefined) break;
      ticks.wasKept(entry.productId);
    }
  }

  if (hasFailed) return <ErrorState title="アイテムを読み込めませんでした" onRetry={retry} />;
  if (isSettled && goods.length === 0)
    return (
      <EmptyState title="この絵を置けるアイテムがありません">デザインに絵や文字があるか、お確かめください。</EmptyState>
    );
  return (
    <GoodsGrid
      goods={goods}
      painter={painter}
      ticks={ticks}
      failure={failure}
      isBusy={isBusy}
      onOpen={(laid) => void alone(() => open(laid))}
      save={
        <Button variant="primary" pending={isBusy} onClick={() => void alone(keep)}>
          まとめて保存
        </Button>
      }
    />
  );
}
