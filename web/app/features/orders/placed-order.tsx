import type { AnswerOf } from "@surimono/contract/kernel";
import type { getPaymentResult, WireOrderSummary } from "@surimono/contract/orders";
import type { OrderWay } from "@surimono/domain/delivery";
import { formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { CANCELLATION_MINUTES } from "@surimono/domain/orders";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { useQuery } from "@tanstack/react-query";
import { GoodsPicture } from "#app/ui/goods-picture.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { orderPath } from "./order-paths.ts";
import type { OrderSlots } from "./order-slots.ts";
import { orderQuery } from "./orders.queries.ts";
import { ParcelCards } from "./parcel-cards.tsx";

interface NextStep {
  icon: IconName;
  title: string;
  text: string;
}

const LETTER: NextStep = {
  icon: "mail",
  title: "確認メールをお送りします",
  text: `ご注文の内容をお知らせします。${CANCELLATION_MINUTES}分以内は、注文履歴からキャンセルできます。`,
};
const MADE: NextStep = {
  icon: "pencil",
  title: "工房で1点ずつ印刷します",
  text: "準備ができるまで、注文履歴では「準備中」と表示されます。",
};
const MOST_PICTURES = 4;

interface PlacedOrderProps {
  order: AnswerOf<typeof getPaymentResult>;
  address: OrderSlots["address"];
}

/** Done: the number to keep, what was ordered, and what happens now. The order's pictures and day may load a moment later. */
export function PlacedOrder({ order, address }: PlacedOrderProps) {
  const { data: placed } = useQuery(orderQuery(order.order_id));
  const way = placed?.delivery_method ?? "courier";
  return (
    <div className="mx-auto max-w-3xl">
      <p className="flex items-center gap-2 font-bold text-ok">
        <span className="flex size-8 items-center justify-center rounded-full bg-ok text-white">
          <Icon name="check" size={20} />
        </span>
        ご注文を承りました
      </p>
      <h1 className="mt-4 font-bold text-28 md:text-40">
        <span className="mr-[0.35em] inline-block">ありがとうございます。</span>
        <span className="inline-block">{way === "sending" ? "倉庫から送ります。" : "これから刷ります。"}</span>
      </h1>
      <dl className="paper mt-8 grid gap-x-10 gap-y-4 rounded-card p-6 sm:grid-cols-[auto_auto_1fr] sm:p-8">
        <div>
          <dt className="text-14">注文番号</dt>
          <dd className="num font-bold text-28 text-deep">{order.order_number}</dd>
        </div>
        <div>
          <dt className="text-14">合計（税込）</dt>
          <dd className="num font-bold text-28 text-deep">{formatYen(order.total)}</dd>
        </div>
        <div>
          <dt className="text-14">お支払い</dt>
          <dd className="font-bold text-16 text-deep sm:pt-2">{order.payment_type_name}</dd>
        </div>
        {placed && (
          <div className="sm:col-span-full">
            <dt className="text-14">{way === "warehouse" ? "入庫予定" : "発送予定"}</dt>
            <dd className="num font-bold text-20 text-deep">{slashedDay(placed.dispatch_by)} ごろ</dd>
          </div>
        )}
      </dl>
      {placed && <Pictures order={placed} />}
      {placed && placed.destinations.length > 1 && (
        <>
          <h2 className="mt-10 font-bold text-20">
            お届け先<span className="num ml-3 font-normal text-14">{formatNumber(placed.destinations.length)}か所</span>
          </h2>
          <ParcelCards parcels={placed.destinations} lines={placed.lines} address={address} />
        </>
      )}
      <h2 className="mt-10 font-bold text-20">これからのこと</h2>
      <ol className="mt-3 border-deep border-t">
        {nextSteps(way, placed?.dispatch_by).map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-4 border-line border-b py-4">
            <Icon name={icon} size={24} className="mt-0.5" />
            <div>
              <p className="font-bold text-16 text-deep">{title}</p>
              <p className="text-14">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to={orderPath(order.order_id)} variant="primary" size={56}>
          ご注文の内容を見る
        </LinkButton>
        {way === "courier" ? (
          <LinkButton to="/items" size={56}>
            続けてアイテムをえらぶ
          </LinkButton>
        ) : (
          <LinkButton to="/my-page/warehouse" size={56} icon="box">
            倉庫を見る
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function nextSteps(way: OrderWay, day: string | undefined): NextStep[] {
  const when = day ? `${slashedDay(day)} ごろ` : "約5営業日で";
  if (way === "warehouse")
    return [
      LETTER,
      MADE,
      {
        icon: "box",
        title: `${when}倉庫に入ります`,
        text: "倉庫に入ったら、お知らせとメールでご連絡します。そのあとは、いつでも必要な数だけ送れます。",
      },
    ];
  const sent: NextStep = {
    icon: "truck",
    title: `${when}発送します`,
    text: "発送したら、注文履歴が「発送済み」になります。",
  };
  return way === "sending" ? [LETTER, sent] : [LETTER, MADE, sent];
}

/** The ordered goods as they will be printed. */
function Pictures({ order }: { order: Pick<WireOrderSummary, "image_urls" | "names"> }) {
  const urls = order.image_urls.slice(0, MOST_PICTURES);
  if (urls.length === 0) return null;
  return (
    <figure className="mt-6">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {urls.map((url) => (
          <div key={url} className="paper rounded-card">
            <GoodsPicture url={url} sizes="(width >= 540px) 180px, 46vw" className="w-full" />
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-14">{order.names.join("、")}</figcaption>
    </figure>
  );
}
