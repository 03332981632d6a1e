import { imageAddress } from "@surimono/contract/catalogue";
import { DEFECT_WISH_NAMES } from "@surimono/domain/defects";
import { slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { DefectActions } from "./defect-actions.tsx";
import { DefectPhotos } from "./defect-photos.tsx";
import { type OneDefect, useDefect } from "./defect-query.ts";
import { DefectBadge } from "./defects-screen.tsx";

interface DefectPanelProps {
  order_number: string;
  report: number;
  /** The screen around it shows what was said too. */
  onDone?: () => void;
}

/** One report: what is wrong, with photographs, what was said, and the shop's answer. */
export function DefectPanel({ order_number, report, onDone }: DefectPanelProps) {
  const found = useDefect(order_number, report);
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const key of ["defects", "today", "tickets"]) void queryClient.invalidateQueries({ queryKey: [key] });
    void found.refetch();
    onDone?.();
  };
  return (
    <Fetched query={found} rows={6}>
      {(one) => (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex min-w-0 flex-col gap-6">
            <div className="flex flex-wrap items-center gap-2">
              <DefectBadge state={one.defect.state} />
              <Badge>ご希望：{DEFECT_WISH_NAMES[one.defect.wish]}</Badge>
              {one.defect.resolution && (
                <Badge tone="ok" icon="check">
                  {DEFECT_WISH_NAMES[one.defect.resolution]}
                </Badge>
              )}
            </div>
            <DefectActions one={one} onDone={refresh} />
            <Talk one={one} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Part title="ご注文">
              <Facts
                facts={[
                  ["番号", <OrderLinks key="order" numbers={[one.order_number]} />],
                  ["お支払い", one.paid_by && one.paid_by.length > 0 && <OrderLinks numbers={one.paid_by} />],
                  ["小包", String(one.defect.parcel_number)],
                  ["到着", slashedDay(one.arrived_on)],
                  ["ご連絡", momentOf(one.defect.reported_at)],
                  ["作り直し", one.replacement && <OrderLinks numbers={[one.replacement]} />],
                ]}
              />
            </Part>
            <Part title="商品">
              <Goods one={one} />
            </Part>
          </div>
        </div>
      )}
    </Fetched>
  );
}

function OrderLinks({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <Link key={number} to={`/orders/${number}`} className="block underline">
      {number}
    </Link>
  ));
}

/** Oldest first, each with the photographs that came with it. Words are shown as they are. */
function Talk({ one }: { one: OneDefect }) {
  const { defect, photos } = one;
  const said = [
    { from: "buyer" as const, words: defect.words, at: defect.reported_at },
    ...defect.messages.map(({ from, words, at }) => ({ from, words, at })),
  ];
  return (
    <ol aria-label="やりとり" className="flex flex-col gap-3">
      {said.map(({ from, words, at }, index) => (
        <li
          key={`${at}${from}`}
          className={`rounded-card border border-line p-4 ${from === "buyer" ? "bg-white md:mr-12" : "bg-paper md:ml-12"}`}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-12 text-mute">
            <span className="font-bold text-deep">{from === "buyer" ? "お客様" : "お店"}</span>
            <span className="num">{momentOf(at)}</span>
          </p>
          <p className="mt-2 whitespace-pre-wrap break-words text-14 leading-relaxed">{words || "（本文なし）"}</p>
          <DefectPhotos one={one} photos={photos.filter(({ message }) => message === index)} />
        </li>
      ))}
    </ol>
  );
}

function Goods({ one }: { one: OneDefect }) {
  return (
    <ul className="flex flex-col gap-3 text-14">
      {one.pieces.map((piece) => (
        <li key={piece.line_id} className="flex items-center gap-3">
          <img
            src={imageAddress(piece.image_url, 240)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 shrink-0 rounded-ctl bg-bench object-contain"
          />
          <p className="min-w-0">
            <span className="font-bold text-deep">{piece.name}</span>
            <span className="block text-12 text-mute">
              {piece.item_name}／{piece.color_name}／{piece.size_name}
            </span>
            <span className="num block text-12">
              {piece.quantity}点（小包には{piece.of}点）
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
