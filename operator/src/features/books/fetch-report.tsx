import { fetchGatewayReport } from "@surimono/contract/books";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useMutation } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";

/** Has the gateway's report of the day without a file in between. */
export function FetchReport({ day, onDone }: { day: string; onDone: () => void }) {
  const ask = useMutation({
    mutationFn: async () => orThrow(await call(fetchGatewayReport, { day })),
    onSuccess: ({ state }) => state === "taken" && onDone(),
  });
  return (
    <section aria-label="決済サービスのレポート" className="flex flex-col items-start gap-2">
      <Button size={44} icon="refresh" pending={ask.isPending} onClick={() => ask.mutate()}>
        決済サービスのレポートを読み込む
      </Button>
      <div role="status" className="empty:hidden">
        {ask.isError && <Notice tone="error">{ask.error.message}</Notice>}
        {ask.data?.state === "waiting" && (
          <Notice tone="info">決済サービスがレポートを作っています。数分後に、もう一度押してください。</Notice>
        )}
        {ask.data?.state === "taken" && (
          <Notice tone="ok">
            {ask.data.lines}件のうち、新しい{ask.data.added}件を読み込みました。
          </Notice>
        )}
      </div>
    </section>
  );
}
