import { formatNumber } from "@surimono/domain/kernel";
import { MILES_BACK_DAYS, MILES_VALID_MONTHS, RANKS, type Rank } from "@surimono/domain/miles";
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
          マイルは、お届けのあとにたまります。お支払い金額（税込、割引とマイルのご利用分を除く）に、ご注文のときのランクの率をかけた数です（1未満は切り捨て）。
        </li>
        <li>1マイル1円として、カートでお使いいただけます。クーポンを差し引いたあとの金額から差し引きます。</li>
        <li>
          マイルは、たまった月から{MILES_VALID_MONTHS}
          か月後の月末まで使えます。30日前と7日前に、お知らせとメールをお送りします。
        </li>
        <li>ランクは、有効期限までのマイルの数で決まります。お使いになっても下がりません。</li>
        <li>
          会員ランクの特典で先にお使いいただけるクーポンは、ご利用がはじまるときに、お知らせでご案内します。お支払い金額の内訳には「先行利用」と表示します。
        </li>
        <li>
          キャンセルのときは、お使いになったマイルをすべてお戻しします。一部の返金では、返金額の割合でお戻しします。お戻しのときに有効期限を過ぎているマイルは、その日から
          {MILES_BACK_DAYS}日間お使いいただけます。お支払いが完了しなかったご注文のマイルは、もとの有効期限のままです。
        </li>
      </ul>
    </div>
  );
}

function RankRow({ rank, isCurrent }: { rank: Rank; isCurrent: boolean }) {
  const { id, name, from } = rank;
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
        <ul className="num mt-1 text-12">
          {benefitsOf(rank).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function benefitsOf({ mileRate, earlyDays, freeParcels }: Rank): string[] {
  return [
    `100円につき ${mileRate / 100}マイル`,
    ...(earlyDays > 0 ? [`クーポンのセールを、開始の${earlyDays}日前から利用`] : []),
    ...(freeParcels > 0 ? [`ご注文・発送のご依頼ごとに、2か所目以降のお届け先${freeParcels}か所の送料が無料`] : []),
  ];
}
