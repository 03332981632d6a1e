import { copyDesign, type OpenedDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { createDesignOnGoods } from "@surimono/studio/on-goods";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { createPictureSource } from "../picture-source.ts";
import { useCopies } from "./copies-of-design.ts";
import { GoodsGrid } from "./goods-grid.tsx";
import type { LaidCopy } from "./laid-copy.ts";
import { useTicks } from "./use-ticks.ts";

/** An own design on goods of every other kind. */
export function CopyGrid({ source }: { source: OpenedDesign }) {
  const navigate = useNavigate();
  const painter = useMemo(
    () => createDesignOnGoods("/art", createPictureSource().assetUrl, source.document),
    [source.document],
  );
  const { goods, hasFailed, retry } = useCopies(source);
  const ticks = useTicks();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  async function make({ copy }: LaidCopy): Promise<string | undefined> {
    const made = await call(copyDesign, copy);
    if (!made.ok) setFailure(made.failure);
    return made.ok ? made.value.url : undefined;
  }

  async function open(laid: LaidCopy): Promise<void> {
    setFailure(undefined);
    const url = await make(laid);
    if (url) await navigate(url);
  }

  /** One after the other. After a failure those before it are kept, and another try goes on behind them. */
  async function keep(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    for (const { entry, laid } of goods) {
      if (!laid || !ticks.chosen.has(entry.productId)) continue;
      if ((await make(laid)) === undefined) break;
      ticks.wasKept(entry.productId);
    }
    setBusy(false);
  }

  if (hasFailed) return <ErrorState title="アイテムを読み込めませんでした" onRetry={retry} />;
  return (
    <GoodsGrid
      goods={goods}
      painter={painter}
      ticks={ticks}
      failure={failure}
      onOpen={(laid) => void open(laid)}
      save={
        <Button variant="primary" pending={isBusy} onClick={() => void keep()}>
          まとめて保存
        </Button>
      }
    />
  );
}
