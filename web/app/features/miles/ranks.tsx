import { formatNumber } from "@surimono/domain/kernel";
import { MILES_VALID_MONTHS, RANKS, type Rank } from "@surimono/domain/miles";
import { Badge } from "@surimono/ui/badge.tsx";
import { Block } from "#app/ui/block.tsx";
import { RankEmblem } from "./rank-emblem.tsx";

/** Every rank with what it takes and gives (rule miles-rank-benefits), and how miles come and go. */
export function Ranks({ current }: { current: number | undefined }) {
  return (
    <div className="self-start">
      <Block title="ランクと特典">
        <ul>
          {RANKS.map((rank) => (
            <RankRow key={rank.id} rank={rank} isCurrent={rank.id === current} />
          ))}
        </ul>
      </Block>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-14 leading-relaxed">
        <li>
          マイルは、お届けのあとにたまります。お支払い金額（税込、割引後）に、ご注文のときのランクの率をかけた数です（1未満は切り捨て）。
        </li>
        <li>
          マイルは、たまった月から{MILES_VALID_MONTHS}
          か月後の月末まで有効です。30日前と7日前に、お知らせとメールをお送りします。
        </li>
        <li>ランクは、有効期限までのマイルの数で決まります。</li>
        <li>キャンセルや返金があったときは、その分のマイルがなくなります。</li>
      </ul>
    </div>
  );
}

function RankRow({ rank, isCurrent }: { rank: Rank; isCurrent: boolean }) {
  const { id, name, from, mileRate } = rank;
  return (
    <li
      aria-current={isCurrent || undefined}
      className="flex items-start gap-3 border-line border-b px-2 py-3 aria-[current=true]:bg-tint"
    >
      <RankEmblem rankId={id} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="text-16 text-deep">{name}</b>
          {isCurrent && (
            <Badge tone="red" icon="check">
              いま
            </Badge>
          )}
          <span className="num ml-auto text-14">
            {from === 0 ? "会員登録から" : `${formatNumber(from)} マイルから`}
          </span>
        </p>
        <p className="num mt-1 text-12">100円につき {mileRate / 100}マイル</p>
      </div>
    </li>
  );
}
