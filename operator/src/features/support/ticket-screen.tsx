import { getTicket, listTickets, moveTicket } from "@surimono/contract/support";
import { formatYen } from "@surimono/domain/kernel";
import { TICKET_KINDS } from "@surimono/domain/support";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { DeedHistory } from "../../ui/deed-history.tsx";
import { Facts, Part } from "../../ui/facts.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { DefectPanel } from "./defects/defect-panel.tsx";
import { TicketEntries } from "./ticket-entries.tsx";
import { type OneTicket, ticketKey } from "./ticket-query.ts";
import { TicketBadge } from "./tickets-screen.tsx";

/** One matter: what was written, the answer, and beside it whom it is from. */
export function TicketScreen() {
  const { id = "" } = useParams();
  const queryClient = useQueryClient();
  const mayAnswer = useRight("support.answer");
  const found = useQuery({
    queryKey: ticketKey(id),
    queryFn: async () => orThrow(await call(getTicket, { ticket_id: id })),
  });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["tickets"] });
    void found.refetch();
  };
  return (
    <>
      <BackLink to="/tickets">お問い合わせの一覧</BackLink>
      <ScreenHeading title={found.data?.ticket.subject ?? "お問い合わせ"} aside={<NextTicket id={id} />} />
      <Fetched query={found} rows={8}>
        {(one) => (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="flex min-w-0 flex-col gap-6">
              <div className="flex flex-wrap items-center gap-2">
                <Badge>{TICKET_KINDS[one.ticket.kind]}</Badge>
                <TicketBadge state={one.ticket.state} />
                {one.ticket.owner && <Badge icon="user">{one.ticket.owner}</Badge>}
              </div>
              {mayAnswer && <Moves one={one} onDone={refresh} />}
              {one.report !== null && one.order_number && (
                <Part title="不良品のご連絡">
                  <DefectPanel order_number={one.order_number} report={one.report} onDone={refresh} />
                </Part>
              )}
              <TicketEntries one={one} />
              {mayAnswer && <AnswerForm key={id} one={one} onDone={refresh} />}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Customer one={one} />
              <DeedHistory lines={one.timeline} subject={one.ticket.ticket_id} />
            </div>
          </div>
        )}
      </Fetched>
    </>
  );
}

/** Straight on to what has waited longest, without the way over the list. */
function NextTicket({ id }: { id: string }) {
  const waiting = useQuery({
    queryKey: ["tickets", "open", "next"],
    queryFn: async () => orThrow(await call(listTickets, { view: "open" })).tickets,
  });
  const next = waiting.data?.find(({ ticket_id }) => ticket_id !== id);
  if (!next) return null;
  return (
    <Link to={`/tickets/${next.ticket_id}`} className="inline-flex min-h-11 items-center text-14 underline">
      次の未対応へ
    </Link>
  );
}

function Moves({ one, onDone }: { one: OneTicket; onDone: () => void }) {
  const { ticket_id, state, is_mine } = one.ticket;
  const move = useMutation({
    mutationFn: async (wish: { state?: "open" | "closed"; take?: boolean }) =>
      orThrow(await call(moveTicket, { ticket_id, ...wish, read: one.entries.at(-1)?.entry_id ?? "" })),
    onError: (error) => showToast(error.message, { tone: "error" }),
    // What came meanwhile is shown before it is asked again.
    onSettled: onDone,
  });
  return (
    <section aria-label="操作" className="flex flex-wrap gap-3">
      <Button size={44} icon="user" pending={move.isPending} onClick={() => move.mutate({ take: !is_mine })}>
        {is_mine ? "担当を外れる" : "自分が担当する"}
      </Button>
      <Button
        size={44}
        icon={state === "closed" ? "refresh" : "check"}
        pending={move.isPending}
        onClick={() => move.mutate({ state: state === "closed" ? "open" : "closed" })}
      >
        {state === "closed" ? "もう一度ひらく" : "返事をせずに完了"}
      </Button>
    </section>
  );
}

function Customer({ one }: { one: OneTicket }) {
  const { ticket } = one;
  return (
    <>
      <Part title="お客様">
        <Facts
          facts={[
            ["お名前", ticket.name],
            ["メール", ticket.email],
            ["電話", one.phone],
            ["番号", one.reference],
            ["受付", momentOf(ticket.opened_at)],
            [
              "会員",
              one.member_id && (
                <Link to={`/members/${one.member_id}`} className="underline">
                  会員の画面へ
                </Link>
              ),
            ],
            [
              "ご注文",
              one.order_number && (
                <Link to={`/orders/${one.order_number}`} className="underline">
                  {one.order_number}
                </Link>
              ),
            ],
          ]}
        />
      </Part>
      <Part title="最近のご注文">
        {one.orders.length === 0 ? (
          <p className="text-14">
            <Link to={`/orders?${new URLSearchParams({ text: ticket.email })}`} className="underline">
              このメールアドレスで注文をさがす
            </Link>
          </p>
        ) : (
          <ul className="flex flex-col gap-2 text-14">
            {one.orders.map((order) => (
              <li key={order.order_number}>
                <Link to={`/orders/${order.order_number}`} className="num font-bold text-deep underline">
                  {order.order_number}
                </Link>
                <span className="num block text-12 text-mute">
                  {momentOf(order.placed_at)}／{order.status_name}／{formatYen(order.total)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}
