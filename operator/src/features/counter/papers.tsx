import { getCounterDocument, getCounterPapers } from "@surimono/contract/counter";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { orderKey, type Papers } from "./order-query.ts";
import { IssueDialog, ResendDialog } from "./paper-dialogs.tsx";

/** What was issued, written and paid for an order. */
export function PapersOfOrder({ number, onDone }: { number: string; onDone: () => void }) {
  const papers = useQuery({
    queryKey: [...orderKey(number), "papers"],
    queryFn: async () => orThrow(await call(getCounterPapers, { order_number: number })),
  });
  return (
    <Fetched query={papers} rows={3}>
      {(found) => (
        <>
          <Payments papers={found} />
          <Documents number={number} papers={found} onDone={onDone} />
          <Letters number={number} letters={found.letters} onDone={onDone} />
        </>
      )}
    </Fetched>
  );
}

const STATES: Readonly<Record<Papers["attempts"][number]["state"], string>> = {
  creating: "準備中",
  open: "入力待ち",
  pending: "確認中",
  paid: "成立",
  failed: "失敗",
  expired: "期限切れ",
};

const EVENTS: Readonly<Record<Papers["events"][number]["type"], string>> = {
  captured: "入金",
  failed: "支払い失敗",
  refunded: "返金",
  refund_failed: "返金の差し戻し",
  amount_differs: "金額の相違",
};

const REFUNDS = { asked: "手続き中", done: "完了", failed: "失敗" } as const;

function Payments({ papers: { attempts, events, refunds } }: { papers: Papers }) {
  const lines = [
    ...attempts.map((one) => ({
      id: `attempt-${one.attempt}`,
      ...{ at: one.at, what: `${one.method}（${STATES[one.state]}）`, amount: one.amount, note: one.session },
    })),
    ...events.map((one) => ({
      id: one.event_id,
      ...{ at: one.at, what: EVENTS[one.type], amount: one.amount, note: `${one.provider} ${one.reference}` },
    })),
    ...refunds.map((one) => ({
      id: `refund-${one.at}`,
      ...{ at: one.at, what: `返金の依頼（${REFUNDS[one.state]}）`, amount: one.amount, note: one.reason },
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Panel title="お支払いの記録">
      {lines.length === 0 ? (
        <Nothing />
      ) : (
        <ol className="divide-y divide-line text-14">
          {lines.map((line) => (
            <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
              <span>{line.what}</span>
              <span className="num text-right font-bold text-deep">{formatYen(line.amount)}</span>
              <span className="num col-span-2 break-all text-12 text-mute">
                {momentOf(line.at)} {line.note}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface DocumentsProps {
  number: string;
  papers: Papers;
  onDone: () => void;
}

function Documents({ number, papers, onDone }: DocumentsProps) {
  const [kind, setKind] = useState<Papers["offers"][number]["kind"]>();
  const mayIssue = useRight("documents.issue");
  // A refund issues its own; what is missing is of the time before that.
  const offers = papers.offers.filter((one) => one.kind !== "return" || one.issued === 0);
  const offer = offers.find((one) => one.kind === kind);
  return (
    <Panel title="書面">
      {papers.documents.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="divide-y divide-line text-14">
          {papers.documents.map((document) => (
            <li key={document.document_id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <a
                href={`${getCounterDocument.path}?${new URLSearchParams({ order_number: number, document_id: document.document_id })}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-red-text underline"
              >
                {document.title} {document.number}
              </a>
              <span className="num text-12 text-mute">
                {slashedDay(document.issued_on)} {formatYen(document.amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayIssue && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map((one) => (
            <Button
              key={one.kind}
              size={44}
              disabled={one.wait !== ""}
              aria-describedby={one.wait ? `wait-${one.kind}` : undefined}
              onClick={() => setKind(one.kind)}
            >
              {one.title}を{one.issued > 0 ? "再発行" : "発行"}
            </Button>
          ))}
          {/* A button that is off says why to whoever has no mouse to rest on it. */}
          {offers.flatMap(({ kind, title, wait }) =>
            wait ? (
              <p key={kind} id={`wait-${kind}`} className="w-full text-12 text-mute">
                {title}：{wait}
              </p>
            ) : (
              []
            ),
          )}
        </div>
      )}
      {offer && (
        <IssueDialog
          number={number}
          offer={offer}
          recipient={papers.recipient}
          onDone={onDone}
          onClose={() => setKind(undefined)}
        />
      )}
    </Panel>
  );
}

interface LettersProps {
  number: string;
  letters: Papers["letters"];
  onDone: () => void;
}

function Letters({ number, letters, onDone }: LettersProps) {
  const [asked, setAsked] = useState<Papers["letters"][number]>();
  const mayWrite = useRight("orders.note");
  return (
    <Panel title="送ったメール">
      {letters.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="divide-y divide-line text-14">
          {letters.map((letter) => (
            <li key={letter.letter_id} className="py-2">
              <p className="num text-12 text-mute">{momentOf(letter.at)}</p>
              {letter.text === "" ? (
                <p>{letter.subject}</p>
              ) : (
                <details>
                  <summary className="flex min-h-11 cursor-pointer items-center underline">{letter.subject}</summary>
                  <p className="whitespace-pre-wrap break-words rounded-ctl bg-paper p-3 text-12">{letter.text}</p>
                </details>
              )}
              {mayWrite && (
                <Button size={44} variant="quiet" icon="mail" onClick={() => setAsked(letter)}>
                  もう一度送る
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && <ResendDialog number={number} letter={asked} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line p-4">
      <h2 className="mb-2 font-bold text-16">{title}</h2>
      {children}
    </section>
  );
}

function Nothing() {
  return <p className="text-14 text-mute">まだありません。</p>;
}
