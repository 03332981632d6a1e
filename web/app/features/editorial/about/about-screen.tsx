import { useWayToGoods } from "#app/session/trial-path.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { daruma } from "../art/daruma.ts";
import { DrawingPlates } from "../art/drawing-view.tsx";
import { heroGoods } from "../home/home-goods.ts";
import { PrintedGoods } from "../home/printed-goods.tsx";

const numbers = [
  {
    value: "1",
    unit: "点から",
    text: "1点でも100点でも、同じ手間をかけて刷ります。名刺、はがき、ステッカー、缶バッジは5〜20点から、版をつくって刷るシルクスクリーンは20点からです。",
  },
  { value: "4", unit: "つの印刷方法", text: "絵と本体の色に合わせて、いちばんきれいに出る方法をえらべます。" },
  { value: "5", unit: "営業日", text: "ご注文の確定から約5営業日で発送します。送料は、お届け先1か所まで無料です。" },
] as const;

/** WHAT'S SURIMONO: what the shop is, for first-time visitors. */
export function AboutScreen() {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: "SURIMONOとは" }]} />
      <div className="mt-3 grid items-center gap-8 md:mt-5 md:grid-cols-[1fr_1fr] md:gap-16">
        <div>
          <h1 className="font-bold text-28 md:text-40">あなたのための、一枚を刷る。</h1>
          <div className="mt-5 flex max-w-xl flex-col gap-4 leading-[1.8]">
            <p>
              摺物（すりもの）は、江戸の人びとが、新年のあいさつや句会、芝居の襲名を祝うために、絵師と彫師と摺師に頼んでつくらせた木版画です。店で売るためではなく、仲間に贈るために。少ない枚数に、良い紙と手間をかけました。
            </p>
            <p>
              SURIMONOは、その楽しみを、いまの道具でつづける印刷工房です。あなたの絵を、Tシャツやバッグ、マグ、ノートに、1点から刷ってお届けします。
            </p>
          </div>
        </div>
        <TomboFrame className="paper mx-auto aspect-square w-full max-w-[26rem] rounded-card p-[9%]">
          <div className="flex size-full items-center justify-center bg-white p-[6%]">
            <DrawingPlates drawing={daruma} className="size-full" />
          </div>
        </TomboFrame>
      </div>
      <ul className="mt-14 grid gap-8 border-deep border-t pt-8 sm:grid-cols-3 md:mt-20 md:gap-6">
        {numbers.map(({ value, unit, text }) => (
          <li key={unit}>
            <p className="flex items-baseline gap-1 font-bold text-deep">
              <span className="num text-[3.5rem] text-red leading-[0.9] tracking-[-0.03em]">{value}</span>
              <span className="text-20">{unit}</span>
            </p>
            <p className="mt-4 max-w-xs text-14 leading-[1.75]">{text}</p>
          </li>
        ))}
      </ul>
      <Workshop />
    </main>
  );
}

function Workshop() {
  const way = useWayToGoods();
  return (
    <section aria-labelledby="workshop" className="mt-14 grid items-center gap-8 md:mt-20 md:grid-cols-2 md:gap-16">
      <div className="grid grid-cols-3 items-center rounded-card bg-[#dde5d4] px-[3%] py-[6%] max-md:order-last">
        {[heroGoods.tee, heroGoods.tote, heroGoods.mug].map((goods) => (
          <PrintedGoods key={goods.alt} goods={goods} sizes="(width >= 880px) 190px, 30vw" />
        ))}
      </div>
      <div>
        <h2 id="workshop" className="font-bold text-20 md:text-28">
          見たとおりに、刷る
        </h2>
        <p className="mt-4 max-w-xl leading-[1.8]">
          画面で見たデザインと、刷り上がった品が違わないこと。それが工房の約束です。文字の形も、縦書きの句読点も、絵の位置も、画面と同じデータから刷ります。解像度が足りないとき、絵が範囲から出ているときは、ご注文の前にお知らせします。
        </p>
        <p className="mt-4 max-w-xl leading-[1.8]">
          一人で楽しむ1点も、お店や会社の100点も、みんなでそろえる40点も。あなたの摺物を、どうぞお寄せください。
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={way("/items")} variant="primary" size={56} className="max-sm:w-full">
            アイテムをえらぶ
          </LinkButton>
          <LinkButton to="/articles/howto" size={56} className="max-sm:w-full">
            つくりかたを見る
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
