import { getToday, type TodayKey } from "@surimono/contract/counter";
import { formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { isRefund, WaitingMoney } from "./waiting-money.tsx";

/** One that is no number of the server's: a page of the release before would not know it, and show nothing at all. */
type Key = TodayKey | "refunds_stuck" | "reviews_waiting";

interface Group {
  readonly title: string;
  /** Anything here wants somebody's eye. */
  readonly urgent: boolean;
  readonly keys: readonly Key[];
}

const GROUPS: readonly Group[] = [
  {
    title: "待っている仕事",
    urgent: false,
    keys: [
      "to_print",
      "printing",
      "to_ship",
      "due_today",
      "pieces_rejected",
      "tickets_open",
      "defects_waiting",
      "gallery_waiting",
      "reviews_waiting",
      "businesses_waiting",
    ],
  },
  { title: "遅れ", urgent: true, keys: ["late"] },
  {
    title: "止まっているもの",
    urgent: true,
    keys: [
      ...["held", "paying", "refunding", "refunds_stuck", "amount_differs"],
      ...["jobs_given_up", "webhooks_refused", "goods_held_back"],
    ] as const,
  },
];

const NAMES: Readonly<Record<Key, string>> = {
  to_print: "印刷待ち",
  printing: "印刷中",
  to_ship: "発送待ち",
  due_today: "今日が発送予定日",
  held: "保留中の注文",
  businesses_waiting: "審査待ちの法人",
  tickets_open: "返事を待つお問い合わせ",
  defects_waiting: "回答を待つ不良品のご連絡",
  gallery_waiting: "確認を待つ作品の通報",
  reviews_waiting: "確認を待つレビュー",
  pieces_rejected: "検品で刷り直しになった品",
  webhooks_refused: "断った決済サービスの通知",
  late: "発送予定日を過ぎた注文",
  paying: "お支払いの確認待ち（1時間以上）",
  refunding: "キャンセルの返金待ち（1時間以上）",
  refunds_stuck: "できていない返金",
  amount_differs: "金額の違うお支払い",
  jobs_given_up: "失敗した自動処理",
  goods_held_back: "予約どおり公開できなかった商品・料金",
};

/** The list behind a number. */
const LISTS: Readonly<Partial<Record<Key, string>>> = {
  to_print: "/orders?view=to_print",
  printing: "/orders?view=printing",
  to_ship: "/orders?view=to_ship",
  due_today: "/orders?view=due_today",
  businesses_waiting: "/members?view=business_waiting",
  tickets_open: "/tickets",
  defects_waiting: "/defects",
  gallery_waiting: "/gallery",
  reviews_waiting: "/reviews",
  pieces_rejected: "/floor?state=rejected",
  webhooks_refused: "/system",
  amount_differs: "#differing",
  late: "/orders?view=late",
  held: "/orders?view=held",
  paying: "#paying",
  refunding: "/orders?view=refunding&lifecycle=cancelled",
  refunds_stuck: "#refunds",
  jobs_given_up: "/system",
  goods_held_back: "/goods/drafts",
};

/** The first thing in the morning: what waits, what is late, what is stuck, and the money of the day. */
export function TodayScreen() {
  const today = useQuery({
    queryKey: ["today"],
    queryFn: async () => orThrow(await call(getToday, {})),
    refetchInterval: 60_000,
  });
  return (
    <>
      <ScreenHeading title="今日" aside={today.data && <p className="num text-mute">{slashedDay(today.data.day)}</p>} />
      <Fetched query={today} rows={8}>
        {({ counts, money, differing = [], waiting, reviews_waiting }) => (
          <div className="flex flex-col gap-8">
            {GROUPS.map((group) => (
              <section key={group.title} aria-label={group.title}>
                <h2 className="mb-3 font-bold text-16">{group.title}</h2>
                <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-5">
                  {group.keys.map((key) => {
                    const refunds_stuck = waiting?.filter(isRefund).length;
                    const count = { ...counts, reviews_waiting, refunds_stuck }[key];
                    if (count === undefined) return null;
                    return (
                      <li key={key}>
                        <Count name={NAMES[key]} count={count} urgent={group.urgent} list={LISTS[key]} />
                      </li>
                    );
                  })}
                </ul>
              </section>
            ))}
            <WaitingMoney differing={differing} waiting={waiting ?? []} />
            <Money money={money} />
          </div>
        )}
      </Fetched>
    </>
  );
}

interface CountProps {
  name: string;
  count: number;
  urgent: boolean;
  list: string | undefined;
}

function Count({ name, count, urgent, list }: CountProps) {
  const isUrgent = urgent && count > 0;
  const body = (
    <div
      className={`flex h-full min-h-24 flex-col justify-between gap-2 rounded-card border p-4 ${isUrgent ? "border-red/40 bg-tint" : "border-line bg-white"}`}
    >
      <span className={`flex items-start gap-1 text-balance text-14 ${isUrgent ? "text-red-text" : ""}`}>
        {isUrgent && <Icon name="warning" size={16} className="mt-0.5" />}
        {name}
      </span>
      <span className={`num font-bold text-28 ${count === 0 ? "text-mute" : isUrgent ? "text-red-text" : "text-deep"}`}>
        {formatNumber(count)}
        <span className="ml-1 font-normal text-12">件</span>
      </span>
    </div>
  );
  // A list of this screen is there only with something in it.
  if (!list || (count === 0 && list.startsWith("#"))) return body;
  return (
    <Link to={list} className="block h-full rounded-card hover:shadow-float">
      {body}
    </Link>
  );
}

interface MoneyProps {
  money: readonly { payment_type: number; payment_type_name: string; orders: number; total: number }[];
}

function Money({ money }: MoneyProps) {
  const total = money.reduce((sum, one) => sum + one.total, 0);
  const orders = money.reduce((sum, one) => sum + one.orders, 0);
  return (
    <section aria-label="今日の受注">
      <h2 className="mb-3 font-bold text-16">今日の受注</h2>
      {orders === 0 ? (
        <p className="rounded-card border border-line p-4 text-mute">まだありません。</p>
      ) : (
        <table className="num w-full max-w-xl border-collapse text-14">
          <thead className="border-line border-b text-left text-mute">
            <tr>
              <th className="py-2 font-normal">お支払い方法</th>
              <th className="py-2 text-right font-normal">件数</th>
              <th className="py-2 text-right font-normal">金額</th>
            </tr>
          </thead>
          <tbody>
            {money.map((one) => (
              <tr key={one.payment_type} className="border-line border-b">
                <td className="py-2">{one.payment_type_name}</td>
                <td className="py-2 text-right">{one.orders}</td>
                <td className="py-2 text-right">{formatYen(one.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold text-deep">
              <td className="py-2">合計</td>
              <td className="py-2 text-right">{orders}</td>
              <td className="py-2 text-right">{formatYen(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
