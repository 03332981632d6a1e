import { ADDITIONAL_DESTINATION_FEE } from "@surimono/domain/delivery";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { type SendingInput, type SendingReview, sendingReviewQuery } from "#app/features/warehouse/sending.queries.ts";
import type { SentLine } from "#app/features/warehouse/sent-lines.ts";
import { WAREHOUSE_PATH } from "#app/features/warehouse/warehouse-paths.ts";
import { CallError } from "#app/session/call.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { useSettled } from "./use-settled.ts";

interface SendPanelProps {
  lines: readonly SentLine[];
  /** Undefined while the first address is typed. */
  destinations: SendingInput | undefined;
  /** What the page itself finds missing. */
  problem?: string | undefined;
  /** Each answer of the server; `isTried`: asked for by the way on. */
  onReview?: ((review: SendingReview, isTried: boolean) => void) | undefined;
  onGoOn: () => void;
}

/** What the sending costs, and the way on, once nothing is in the way. */
export function SendPanel({ lines, destinations, problem, onReview, onGoOn }: SendPanelProps) {
  const client = useQueryClient();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const settled = useSettled(destinations);
  const isReady = count > 0 && settled !== undefined;
  const query = useQuery({ ...sendingReviewQuery(settled), enabled: isReady });
  const { data } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data) onReview?.(data, false);
  }, [data]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    if (problem) return setFailure(problem);
    setBusy(true);
    const review = await client.fetchQuery(sendingReviewQuery(destinations)).catch((error: unknown) => error);
    setBusy(false);
    if (review instanceof CallError) return setFailure(review.failure.message);
    if (review instanceof Error) throw review;
    const { obstacles } = review as SendingReview;
    onReview?.(review as SendingReview, true);
    const first = obstacles.find(({ step }) => step !== "payment");
    setFailure(first?.message);
    if (!first) onGoOn();
  };
  return (
    <PaperPanel title="お支払い金額">
      {isReady && data ? (
        <TotalsTable totals={data.totals} busy={query.isPlaceholderData} subtotal="保管料" />
      ) : isReady && query.isPending ? (
        <Skeleton className="mt-4 h-32" />
      ) : null}
      <p className="mt-3 text-12">
        送料は1か所目が無料、2か所目から1か所につき{formatYen(ADDITIONAL_DESTINATION_FEE)}（税込）です。
        無料期間が過ぎたアイテムは、発送する分の保管料をいただきます。
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      {destinations !== undefined && (
        <Button
          variant="primary"
          size={56}
          wide
          iconAfter="arrow-right"
          className="mt-5"
          pending={busy}
          disabled={count === 0}
          onClick={() => void goOn()}
        >
          {count === 0 ? "送る数を入れてください" : `${formatNumber(count)}点の発送を確認する`}
        </Button>
      )}
      <LinkButton to={WAREHOUSE_PATH} variant="quiet" wide className="mt-2">
        倉庫に戻る
      </LinkButton>
    </PaperPanel>
  );
}
