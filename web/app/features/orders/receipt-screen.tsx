import { Button } from "@surimono/ui/button.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "#app/session/call.ts";
import { useSession } from "#app/session/current-user.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { documentOf, type OrderDocument } from "./order-document.ts";
import type { WireOrder } from "./order-screen.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { orderQuery } from "./orders.queries.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";
import { showDay } from "./show-time.ts";

const MOST_LETTERS = 60;

const TITLES = { receipt: "領収書", invoice: "請求書", refund: "返金明細書" } as const;

/** The receipt of a paid order, the invoice of one paid later, or the statement of a refund (rule orders-papers). */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const query = useQuery(orderQuery(orderId));
  const missing = query.error instanceof CallError && query.error.failure.status === 404;
  const document = query.data && documentOf(query.data);
  const back = <LinkButton to="/my-page/orders">注文履歴に戻る</LinkButton>;
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24 print:p-0">
      <div className="print:hidden">
        <Breadcrumb
          trail={[
            { label: "注文履歴", to: "/my-page/orders" },
            { label: query.data?.order_number ?? "ご注文", to: `/my-page/orders/${orderId}` },
            { label: document === "refund" ? TITLES.refund : "領収書・請求書" },
          ]}
        />
      </div>
      {query.data && document ? (
        <Receipt key={document} order={query.data} document={document} />
      ) : query.data ? (
        <EmptyState title="キャンセルされたご注文の書面は発行できません" action={back}>
          {query.data.refund_state === "waiting" && "返金の手続きが完了すると、返金明細書をひらけます。"}
        </EmptyState>
      ) : missing ? (
        <EmptyState title="ご注文が見つかりませんでした" action={back} />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </main>
  );
}

function Receipt({ order, document }: { order: WireOrder; document: OrderDocument }) {
  const session = useSession();
  const company = session.status === "member" ? session.member.business?.company_name : undefined;
  const [address] = order.destinations;
  const [name, setName] = useState(company ?? (address ? `${address.last_name} ${address.first_name}` : ""));
  const [title, setTitle] = useState(company ? "御中" : "様");
  const [purpose, setPurpose] = useState("印刷品代");
  const words = {
    title: TITLES[document],
    recipient: `${name.trim() || "　"} ${title}`,
    purpose: purpose.trim() || "お品代",
    issuedOn: showDay(new Date().toISOString()),
  } as const;
  return (
    <>
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40 print:hidden">{words.title}</h1>
      <form
        className="mt-6 mb-8 grid gap-4 md:flex md:items-start print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          window.print();
        }}
      >
        <TextInput
          label="宛名"
          value={name}
          maxLength={MOST_LETTERS}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="敬称"
          value={title}
          options={["様", "御中"].map((value) => ({ value, label: value }))}
          onChange={(event) => setTitle(event.target.value)}
        />
        {document === "receipt" && (
          <TextInput
            className="md:w-72"
            label="但し書き"
            value={purpose}
            maxLength={MOST_LETTERS}
            onChange={(event) => setPurpose(event.target.value)}
          />
        )}
        <Button type="submit" variant="primary" className="md:mt-7">
          印刷・PDFで保存
        </Button>
      </form>
      <ReceiptSheet order={order} document={document} words={words} />
    </>
  );
}
