import { CANCELLATION_MINUTES } from "@surimono/domain/orders";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import type { ReactNode } from "react";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { Yen } from "#app/ui/price.tsx";
import type { usePlacing } from "./use-placing.ts";

interface ConfirmPanelProps {
  blocked: boolean;
  /** What to do about it, where nothing beside it is marked. */
  hint?: string | undefined;
  total: number;
  placing: ReturnType<typeof usePlacing>;
  /** On the button. */
  words?: string | undefined;
  children: ReactNode;
}

/** The sum and the one button that costs money. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const {
    blocked,
    hint = "確定できない項目があります。印のある案内をご確認ください。",
    total,
    placing,
    children,
  } = props;
  const { words = "注文を確定する" } = props;
  const { place, busy, failure, changedFrom } = placing;
  return (
    <PaperPanel title="お支払い金額">
      {children}
      <div role="alert" className="mt-5 grid gap-3 empty:mt-2">
        {changedFrom !== undefined && (
          <Notice tone="warn">
            <p className="font-bold">合計金額が変わりました</p>
            <p className="num mt-1">
              <s>
                <Yen value={changedFrom} />
              </s>{" "}
              →{" "}
              <span className="font-bold text-16">
                <Yen value={total} />
              </span>
            </p>
            <p className="mt-1">新しい金額をご確認のうえ、もう一度確定してください。料金はまだかかっていません。</p>
          </Notice>
        )}
        {failure && changedFrom === undefined && <Notice tone="error">{failure.message}</Notice>}
      </div>
      <Button
        variant="primary"
        size={64}
        wide
        className="mt-3"
        pending={busy}
        disabled={blocked}
        onClick={() => void place()}
      >
        {words}
      </Button>
      {blocked && <p className="mt-2 text-12 text-warn">{hint}</p>}
      <p className="mt-4 flex items-start gap-2 text-12">
        <Icon name="info" size={16} className="mt-px" />
        確定から{CANCELLATION_MINUTES}分以内は、注文履歴からキャンセルできます。
      </p>
      <p className="mt-2 text-12">
        <Terms to="/guides/protocol-auth">利用規約</Terms>と
        <Terms to="/guides/transactions">特定商取引法に基づく表記</Terms>
        に同意のうえ、確定してください。
      </p>
    </PaperPanel>
  );
}

/** In a new tab, so that the order stays as it is. */
function Terms({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-deep">
      {children}
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  );
}
