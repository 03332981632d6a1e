import { INK_JET, type MethodId, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "@surimono/domain/catalogue";
import type { ComponentType } from "react";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { daruma } from "../art/daruma.ts";
import { goldfish } from "../art/goldfish.ts";
import { luckyCat } from "../art/lucky-cat.ts";
import { InkjetLoupe, ScreenLoupe, TransferLoupe, WhiteInkjetLoupe } from "../art/method-loupes.tsx";
import { type Goods, PrintedGoods } from "../home/printed-goods.tsx";
import { MethodTable } from "./method-table.tsx";

interface Method {
  id: MethodId;
  name: string;
  note: string;
  texts: readonly string[];
  Loupe: ComponentType<{ className?: string }>;
  goods: Goods;
}

const onChest = { left: 32, top: 26, width: 36 };

/** In the order of the rule catalogue-method-order. */
const methods: readonly Method[] = [
  {
    id: TRANSFER,
    name: "オンデマンド転写",
    note: "どの色にも、くっきり",
    texts: [
      "専用のフィルムに絵を刷り、熱と圧で生地へ写しとります。絵の下に白い層が入るので、本体の色に左右されません。",
      "ふちがくっきりと出て、ロゴや文字、色の面が大きい絵が得意です。表面には、うすい膜の手ざわりがあります。",
    ],
    Loupe: TransferLoupe,
    goods: {
      itemId: 1001,
      colorId: 113,
      alt: "だるまを刷ったピンクのTシャツ",
      print: { ...onChest, drawing: daruma },
    },
  },
  {
    id: INK_JET,
    name: "インクジェット",
    note: "淡い色に、やわらかく",
    texts: [
      "水性のインクを、生地へじかに吹きつけます。インクが糸にしみこむので、手ざわりと通気は、ほとんど変わりません。",
      "写真や水彩のような、色のうつろいが得意です。本体の色が透けるため、白や生成りなどの淡い色にだけ刷れます。",
    ],
    Loupe: InkjetLoupe,
    goods: {
      itemId: 1001,
      colorId: 101,
      alt: "金魚を刷った白いTシャツ",
      print: { ...onChest, drawing: goldfish },
    },
  },
  {
    id: WHITE_INK_JET,
    name: "白インクジェット",
    note: "濃い色に、細やかに",
    texts: [
      "まず白いインクで下地を刷り、その上に色を重ねます。濃い色の本体でも色が沈まず、細い線まで出せます。",
      "下地は絵よりもわずかに小さくして、ふちに白が出ないようにしています。転写よりも、生地になじむ手ざわりです。",
    ],
    Loupe: WhiteInkjetLoupe,
    goods: {
      itemId: 1001,
      colorId: 108,
      alt: "招き猫を刷った紺色のTシャツ",
      print: { ...onChest, drawing: luckyCat, opaque: true },
    },
  },
  {
    id: SILK_SCREEN,
    name: "シルクスクリーン",
    note: "20点から、数が多いほどお得に",
    texts: [
      "1色ずつ版をつくり、インクを押し出して刷ります。インクの層が厚く、色あざやかで、洗たくにも強い仕上がりです。",
      "1か所につき、お店のインクから4色まで。絵は近いインクにまとめ、デザイン画面でその色のまま確かめられます。写真の濃淡は、細かな点（網点）で表せます。",
      "同じデザインを合わせて20点から。サイズは混ぜられます。版代は点数で割って、1点の料金に含めています。名前や番号など、1点ずつちがう文字は入れられません。",
    ],
    Loupe: ScreenLoupe,
    goods: {
      itemId: 1001,
      colorId: 113,
      alt: "だるまを刷ったピンクのTシャツ",
      print: { ...onChest, drawing: daruma },
    },
  },
];

export function PrintMethodsScreen() {
  const way = useWayToGoods();
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: "印刷方法" }]} />
      <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mt-5">
        <h1 className="font-bold text-28 md:text-40">印刷方法</h1>
        <p className="text-14 text-mute">絵と本体の色、つくる数に合わせて、4つの方法からえらべます。</p>
      </div>
      {methods.map((method) => (
        <MethodPart key={method.id} {...method} />
      ))}
      <MethodTable />
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="mr-auto max-w-xl leading-[1.8]">
          アイテムと色をえらぶと、その組み合わせで刷れる方法だけを表示します。迷ったら、どの色にも1点から刷れる「オンデマンド転写」からお試しください。
        </p>
        <LinkButton to={way("/items")} variant="primary" size={56} className="max-sm:w-full">
          アイテムをえらぶ
        </LinkButton>
      </div>
    </main>
  );
}

function MethodPart({ id, name, note, texts, Loupe, goods }: Method) {
  return (
    <section
      aria-labelledby={`method-${id}`}
      className="mt-8 grid items-center gap-6 border-deep border-t pt-8 sm:grid-cols-2 md:mt-12 md:grid-cols-[1fr_16rem_20rem] md:gap-10"
    >
      <div className="sm:max-md:col-span-full">
        <h2 id={`method-${id}`} className="font-bold text-20 md:text-28">
          {name}
        </h2>
        <p className="text-14 text-mute">{note}</p>
        {texts.map((text) => (
          <p key={text} className="mt-3 max-w-xl leading-[1.8]">
            {text}
          </p>
        ))}
      </div>
      <Loupe className="mx-auto w-40 md:w-56" />
      <div className="paper rounded-card p-4">
        <PrintedGoods goods={goods} sizes="(width >= 880px) 290px, 80vw" className="mx-auto max-w-72" />
      </div>
    </section>
  );
}
