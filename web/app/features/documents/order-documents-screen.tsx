import type { getOrderDocuments } from "@surimono/contract/documents";
import { issueOrderDocument } from "@surimono/contract/documents";
import type { AnswerOf } from "@surimono/contract/kernel";
import { DOCUMENT_NAME_MAX, DOCUMENT_PURPOSE_MAX } from "@surimono/domain/documents";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CallError, call } from "#app/session/call.ts";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { documentPath, orderPath } from "./document-paths.ts";
import { DocumentRow } from "./document-row.tsx";
import { orderDocumentsQuery, readDocumentsAgain } from "./documents.queries.ts";

type Found = AnswerOf<typeof getOrderDocuments>;
type Offer = Found["offers"][number];

const HONORIFICS = ["様", "御中"] as const;

/** What was issued of an order, and what can be: made out as typed, numbered by the shop. */
export function OrderDocumentsScreen({ orderId }: { orderId: string }) {
  const query = useQuery(orderDocumentsQuery(orderId));
  const missing = query.error instanceof CallError && query.error.failure.status === 404;
  const { data } = query;
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb
        trail={[
          { label: "注文履歴", to: "/my-page/orders" },
          { label: data?.order_number ?? "ご注文", to: orderPath(orderId) },
          { label: "書面" },
        ]}
      />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ご注文の書面">領収書・納品書・請求書</PageHeading>
      </div>
      <div className="mt-8 max-w-4xl">
        {data ? (
          <Documents orderId={orderId} found={data} />
        ) : missing ? (
          <EmptyState
            title="ご注文が見つかりませんでした"
            action={<LinkButton to="/my-page/orders">注文履歴に戻る</LinkButton>}
          />
        ) : query.isLoadingError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <div role="status" aria-label="読み込んでいます">
            <Skeleton className="h-60 rounded-card" />
          </div>
        )}
      </div>
    </main>
  );
}

function Documents({ orderId, found: { offers, documents, recipient } }: { orderId: string; found: Found }) {
  // A refund issues its own; what is missing is of the time before that.
  const shown = offers.filter(({ kind, issued }) => kind !== "return" || issued === 0);
  return (
    <div className="grid gap-12">
      {shown.length > 0 && <Issue orderId={orderId} offers={shown} recipient={recipient} />}
      <Block title="発行した書面" note={`${documents.length}通`}>
        {documents.length === 0 ? (
          <p className="py-6 text-14 text-mute">まだ発行していません。</p>
        ) : (
          <ul>
            {documents.map((document) => (
              <DocumentRow key={document.document_id} document={document} />
            ))}
          </ul>
        )}
      </Block>
      {shown.length === 0 && documents.length === 0 && (
        <p className="text-14">このご注文では、発行できる書面がありません。</p>
      )}
    </div>
  );
}

interface IssueProps {
  orderId: string;
  offers: readonly Offer[];
  recipient: Found["recipient"];
}

function Issue({ orderId, offers, recipient }: IssueProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(recipient.name);
  const [honorific, setHonorific] = useState(recipient.honorific);
  const [purpose, setPurpose] = useState("印刷品代");
  const [busy, setBusy] = useState<Offer["kind"]>();
  const hasReceipt = offers.some(({ kind }) => kind === "receipt");

  const issue = async ({ kind, issued }: Offer) => {
    setBusy(kind);
    const answer = await call(issueOrderDocument, {
      ...{ order_id: orderId, kind, recipient: name, honorific, issue: issued + 1 },
      ...(kind === "receipt" && { purpose }),
    });
    await readDocumentsAgain();
    setBusy(undefined);
    if (answer.ok) await navigate(documentPath(answer.value.document_id));
    else showToast(answer.failure.message, { tone: "error" });
  };

  return (
    <Block title="発行する">
      <div className="mt-6 grid gap-4 md:flex md:items-start">
        <TextInput
          className="md:w-72"
          label="宛名"
          required
          value={name}
          maxLength={DOCUMENT_NAME_MAX}
          error={name.trim() === "" ? "宛名を入力してください。" : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="敬称"
          value={honorific}
          options={HONORIFICS.map((value) => ({ value, label: value }))}
          onChange={(event) => setHonorific(event.target.value === "御中" ? "御中" : "様")}
        />
        {hasReceipt && (
          <TextInput
            className="md:w-72"
            label="領収書の但し書き"
            value={purpose}
            maxLength={DOCUMENT_PURPOSE_MAX}
            onChange={(event) => setPurpose(event.target.value)}
          />
        )}
      </div>
      <ul className="mt-2">
        {offers.map((offer) => (
          <li key={offer.kind} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4">
            <p className="min-w-0 flex-1 basis-56">
              <b className="block text-deep">{offer.title}</b>
              <span className="text-14 text-mute">{offer.wait || explain(offer)}</span>
            </p>
            <Button
              variant={offer.issued === 0 ? "primary" : "outline"}
              disabled={offer.wait !== "" || name.trim() === ""}
              pending={busy === offer.kind}
              onClick={() => busy === undefined && void issue(offer)}
            >
              {offer.title}を{offer.issued === 0 ? "発行する" : "再発行する"}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function explain({ issued }: Offer): string {
  return issued === 0 ? "登録番号の入った書面を、PDFで保存できます。" : "新しい番号がつき、「再発行」と記されます。";
}
