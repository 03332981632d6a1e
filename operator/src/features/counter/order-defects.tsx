import { listCounterDefects } from "@surimono/contract/defects";
import { Badge } from "@surimono/ui/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { momentOf } from "../../ui/moment.ts";

/** What the buyer reported of this order; each leads to where it is asked about and answered. Most orders have none. */
export function OrderDefects({ number }: { number: string }) {
  const found = useQuery({
    queryKey: ["defects", "of", number],
    queryFn: async () => orThrow(await call(listCounterDefects, { view: "all", order_number: number })).defects,
  });
  if (!found.data?.length) return null;
  return (
    <section aria-label="不良品のご連絡">
      <h2 className="mb-3 font-bold text-16">不良品のご連絡</h2>
      <ul className="divide-y divide-line rounded-card border border-line text-14">
        {found.data.map((row) => (
          <li key={row.report_id}>
            <Link
              to={`/defects/${number}/${row.report}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-paper"
            >
              <span className="min-w-0 flex-1 basis-60 font-bold text-deep">
                {row.name}
                <span className="num ml-2 font-normal text-12 text-mute">
                  {row.pieces}点・写真{row.photos}枚・{momentOf(row.reported_at)}
                </span>
              </span>
              <Badge
                tone={row.state === "received" ? "warn" : "plain"}
                icon={row.state === "received" ? "warning" : "mail"}
              >
                {row.state_name}
              </Badge>
              <span className="underline">{row.state === "received" ? "たずねる・答える" : "ひらく"}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
