import { issueCounterDocument, refundCounterAmount, resendCounterLetter } from "@surimono/contract/counter";
import { DOCUMENT_NAME_MAX, DOCUMENT_PURPOSE_MAX } from "@surimono/domain/documents";
import { formatYen } from "@surimono/domain/kernel";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import type { CounterOrder, Papers } from "./order-query.ts";
import { refundWords } from "./refund-words.ts";

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

interface IssueDialogProps extends DialogProps {
  number: string;
  offer: Papers["offers"][number];
  recipient: Papers["recipient"];
}

/** A document for the buyer, with the name that it is made out to. */
export function IssueDialog({ number, offer: shown, recipient, ...common }: IssueDialogProps) {
  const offer = useAsOpened(shown);
  return (
    <ReasonDialog
      {...common}
      about={number}
      title={`${offer.title}を${offer.issued > 0 ? "再発行" : "発行"}しますか？`}
      effect="お客様のマイページにも表示されます。発行した書面は、変えることも消すこともできません。"
      yes="発行する"
      withReason={false}
      run={async (form) =>
        orThrow(
          await call(issueCounterDocument, {
            ...{ order_number: number, kind: offer.kind, issue: offer.issued + 1 },
            recipient: String(form.get("recipient")),
            honorific: form.get("honorific") === "御中" ? "御中" : "様",
            purpose: String(form.get("purpose") ?? ""),
          }),
        )
      }
    >
      <TextInput label="宛名" name="recipient" defaultValue={recipient.name} maxLength={DOCUMENT_NAME_MAX} required />
      <Select
        label="敬称"
        name="honorific"
        defaultValue={recipient.honorific}
        options={["様", "御中"].map((value) => ({ value, label: value }))}
      />
      {offer.kind === "receipt" && (
        <TextInput label="但し書き" name="purpose" defaultValue="お品代" maxLength={DOCUMENT_PURPOSE_MAX} />
      )}
    </ReasonDialog>
  );
}

interface ResendDialogProps extends DialogProps {
  number: string;
  letter: Papers["letters"][number];
}

export function ResendDialog({ number, letter, ...common }: ResendDialogProps) {
  const [request_key] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      {...common}
      title="もう一度送りますか？"
      about={number}
      effect={`「${letter.subject}」を、同じ内容でお客様に送ります。`}
      yes="送る"
      withReason={false}
      run={async () =>
        orThrow(await call(resendCounterLetter, { order_number: number, letter_id: letter.letter_id, request_key }))
      }
    />
  );
}

/** Money that is for no piece in particular. */
export function AmountDialog({ one, ...common }: DialogProps & { one: CounterOrder; about: string }) {
  const { order_number, kept_total } = one.order;
  const { word, how } = refundWords(one);
  const [request_key] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      {...common}
      title={`金額を決めて${word}しますか？`}
      effect={`${formatYen(kept_total)}までの金額を、${how}、お客様にメールでお知らせします。元には戻せません。商品を決めずに${word}するときだけお使いください。`}
      yes={`${word}する`}
      run={async (form) => {
        const wish = { order_number, request_key, remedies: one.remedies, amount: Number(form.get("amount")) };
        const reason = String(form.get("reason"));
        const { amount } = orThrow(await call(refundCounterAmount, { ...wish, reason }));
        showToast(`${formatYen(amount)} を${word}します。`, { duration: 8000 });
      }}
    >
      <TextInput label={`${word}額（円）`} name="amount" type="number" min={1} max={kept_total} required />
    </ReasonDialog>
  );
}
