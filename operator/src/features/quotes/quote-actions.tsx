import type { AnswerOf } from "@surimono/contract/kernel";
import { type getQuote, revokeQuote, sendQuote } from "@surimono/contract/quotes";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { isQuoteOpen } from "@surimono/domain/quotes";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";

type Asked = "send" | "revoke";

interface QuoteActionsProps extends Pick<AnswerOf<typeof getQuote>, "quote" | "revision" | "sent_at"> {
  onDone: () => void;
}

/** What may be done with a draft, as long as nothing was ordered from it. */
export function QuoteActions(shown: QuoteActionsProps) {
  const { quote_id, state } = shown.quote;
  const [asked, setAsked] = useState<Asked>();
  const navigate = useNavigate();
  const isOpen = isQuoteOpen(state);
  if (!isOpen && state !== "over") return null;
  return (
    <section aria-label="操作" className="flex flex-wrap gap-3">
      {isOpen && (
        <Button variant="primary" size={44} icon="mail" onClick={() => setAsked("send")}>
          {shown.sent_at ? "もう一度送る" : "お客様に送る"}
        </Button>
      )}
      <Button size={44} icon="pencil" onClick={() => void navigate(`/quotes/${quote_id}/change`)}>
        内容を変える
      </Button>
      {isOpen && (
        <Button size={44} onClick={() => setAsked("revoke")}>
          取り下げる
        </Button>
      )}
      {asked && <Ask {...shown} asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface AskProps extends QuoteActionsProps {
  asked: Asked;
  onClose: () => void;
}

function Ask({ asked, onDone, onClose, ...shown }: AskProps) {
  const { quote, revision, sent_at } = useAsOpened(shown);
  const { quote_id, total, until } = quote;
  const done = (words: string) => () => showToast(words, { tone: "success" });
  // What was refused is fetched again too: it is not what was read any more.
  const close = () => {
    onDone();
    onClose();
  };
  if (asked === "send")
    return (
      <ReasonDialog
        title="お客様に送りますか？"
        effect={`お見積り（${formatYen(total)}、${slashedDay(until)}まで）の見積書を発行し、ご注文とお支払いのリンクをメールで送ります。`}
        yes="送る"
        withReason={false}
        run={async () => orThrow(await call(sendQuote, { quote_id, revision, sent_at }))}
        onDone={done("メールを送りました。")}
        onClose={close}
      />
    );
  return (
    <ReasonDialog
      title="取り下げますか？"
      effect="この内容では注文できなくなります。元には戻せません。お客様には知らされません。"
      yes="取り下げる"
      run={async (form) => orThrow(await call(revokeQuote, { quote_id, revision, reason: String(form.get("reason")) }))}
      onDone={done("取り下げました。")}
      onClose={close}
    />
  );
}
