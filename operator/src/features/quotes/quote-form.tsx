import { type AnswerOf, CallError, type PayloadInputOf } from "@surimono/contract/kernel";
import { type changeQuote, type getQuoteBasis, priceQuote } from "@surimono/contract/quotes";
import { addDays, dayInJapan, formatYen } from "@surimono/domain/kernel";
import { QUOTE_DAYS, QUOTE_DAYS_MOST } from "@surimono/domain/quotes";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { digitsOf } from "../../ui/digits-of.ts";
import { Part } from "../../ui/facts.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { EarlierOrders } from "./earlier-orders.tsx";
import { type Chosen, GoodsChoice } from "./goods-choice.tsx";
import { Sums } from "./sums.tsx";

export type Draft = Omit<PayloadInputOf<typeof changeQuote>, "quote_id" | "revision">;

interface QuoteFormProps {
  memberId: string;
  basis: AnswerOf<typeof getQuoteBasis>;
  /** What was drawn up before. */
  before?: Draft | undefined;
  yes: string;
  /** Answers where to go on, or throws what was refused, in words. */
  save: (draft: Draft) => Promise<string>;
}

/** What an operator at the telephone decides about a draft, with its price at once. */
export function QuoteForm({ memberId, basis: { items, addresses, orders }, before, yes, save }: QuoteFormProps) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries((before?.lines ?? []).map((line) => [`${line.product_id}-${line.size_id}`, line.quantity])),
  );
  const [typed, setTyped] = useState(before?.agreed_total ? String(before.agreed_total) : "");
  const lines = Object.entries(chosen).filter(([, quantity]) => quantity > 0);
  const asked = useDeferredValue(lines.map(([key, quantity]) => `${key}-${quantity}`).join(","));
  const price = useQuery({
    queryKey: ["quote-price", memberId, asked],
    queryFn: async () => orThrow(await call(priceQuote, { member_id: memberId, lines: asked })),
    enabled: asked !== "",
    placeholderData: (previous) => previous,
  });
  const usual = asked === "" ? undefined : price.data;
  const agreed = digitsOf(typed) === "" ? undefined : Number(digitsOf(typed));
  const isOff = usual !== undefined && typed.trim() !== "" && !(agreed !== undefined && isWithin(agreed, usual));
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const isSaved = useRef(false);
  const send = useMutation({
    onSuccess: (path) => {
      isSaved.current = true;
      void navigate(path);
    },
    mutationFn: (form: FormData) => {
      const address = String(form.get("address") ?? "");
      return save({
        lines: lines.map(([key, quantity]) => {
          const [product_id = 0, size_id = 0] = key.split("-").map(Number);
          return { product_id, size_id, quantity };
        }),
        ...(address && { address_id: address }),
        ...(agreed !== undefined && { agreed_total: agreed }),
        agreed_reason: String(form.get("agreed_reason") ?? ""),
        words: String(form.get("words") ?? ""),
        until: String(form.get("until")),
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} onChange={() => setDirty(true)} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <UnsavedGuard isDirty={isDirty} isSaved={isSaved} />
      <div className="flex min-w-0 flex-col gap-6">
        <EarlierOrders
          orders={orders}
          onTake={(taken) => {
            setChosen({ ...chosen, ...taken });
            setDirty(true);
          }}
        />
        <GoodsChoice items={items} chosen={chosen} onChange={setChosen} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Select
          label="お届け先"
          name="address"
          defaultValue={before?.address_id ?? ""}
          placeholder="お客様がご注文のときに選ぶ"
          options={addresses.map(({ address_id, text }) => ({ value: address_id, label: text }))}
        />
        <AgreedFields usual={usual} typed={typed} isOff={isOff} reason={before?.agreed_reason} onType={setTyped} />
        <TermFields before={before} />
        <Part title="金額">
          {usual ? (
            <Sums totals={usual.totals} agreed={isOff ? undefined : agreed} />
          ) : (
            <p className="text-14 text-mute">商品の点数を入力してください。</p>
          )}
          {usual && <p className="mt-2 text-12 text-mute">クーポンとマイルは、お客様がお使いになれません。</p>}
        </Part>
        {price.isError && asked !== "" && <Notice tone="error">{price.error.message}</Notice>}
        {send.isError && <Notice tone="error">{refusalWords(send.error)}</Notice>}
        <Button type="submit" variant="primary" wide disabled={lines.length === 0 || isOff} pending={send.isPending}>
          {yes}
        </Button>
      </div>
    </form>
  );
}

/** Of more pieces than can be ordered: of what, and how many can. */
function refusalWords(error: Error): string {
  const failure = error instanceof CallError ? error.failure : undefined;
  if (failure?.code !== "quotes/too-many-pieces") return error.message;
  return `${error.message}「${failure.detail?.["name"]}」は${failure.detail?.["limit"]}点までです。`;
}

type Price = AnswerOf<typeof priceQuote>;

const isWithin = (agreed: number, { least_total, totals }: Price) => agreed >= least_total && agreed <= totals.total;

interface AgreedFieldsProps {
  usual: Price | undefined;
  typed: string;
  isOff: boolean;
  reason: string | undefined;
  onType: (typed: string) => void;
}

/** The total that was agreed to; a role that may take off nothing is not asked for one. */
function AgreedFields({ usual, typed, isOff, reason, onType }: AgreedFieldsProps) {
  const mayAgree = usual !== undefined && usual.least_total < usual.totals.total;
  if (!mayAgree && typed === "") return null;
  const range = usual && `${formatYen(usual.least_total)}から${formatYen(usual.totals.total)}まで`;
  return (
    <>
      <TextInput
        label="お約束の金額（税込・送料込み）"
        hint={range && `空のままなら通常の金額です。あなたの役割では、${range}で決められます。`}
        error={isOff ? `${range}にしてください。` : undefined}
        inputMode="numeric"
        maxLength={9}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== "" && (
        <TextInput
          label="お約束の金額の理由"
          hint="記録に残ります。お客様には表示されません。"
          name="agreed_reason"
          maxLength={200}
          defaultValue={reason}
          required
        />
      )}
    </>
  );
}

function TermFields({ before }: { before: Draft | undefined }) {
  const today = dayInJapan(new Date());
  return (
    <>
      <TextInput
        label="有効期限"
        hint="この日の終わりまで、価格は変わりません。"
        name="until"
        type="date"
        min={today}
        max={addDays(today, QUOTE_DAYS_MOST)}
        defaultValue={before && before.until >= today ? before.until : addDays(today, QUOTE_DAYS)}
        required
      />
      <TextArea
        label="お客様への言葉（なくてもかまいません）"
        name="words"
        rows={3}
        maxLength={500}
        defaultValue={before?.words}
      />
    </>
  );
}
