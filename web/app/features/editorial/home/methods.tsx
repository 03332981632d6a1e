import { MarkedSection } from "#app/ui/marked-section.tsx";
import { InkjetLoupe, ScreenLoupe, TransferLoupe, WhiteInkjetLoupe } from "../art/method-loupes.tsx";

/** In the order of the rule catalogue-method-order. */
const methods = [
  {
    name: "オンデマンド転写",
    note: "濃い色にもくっきり",
    text: "写真もロゴも、フィルムから鮮やかに写します。どの色の生地にも刷れます。",
    Loupe: TransferLoupe,
  },
  {
    name: "インクジェット",
    note: "淡い色にやわらかく",
    text: "インクが布にしみこみ、手ざわりはそのまま。淡い色の本体に向いています。",
    Loupe: InkjetLoupe,
  },
  {
    name: "白インクジェット",
    note: "濃い色に細やかに",
    text: "白い下地の上に重ねて刷ります。濃い色の本体でも、色が沈みません。",
    Loupe: WhiteInkjetLoupe,
  },
  {
    name: "シルクスクリーン",
    note: "20点から、お得に",
    text: "インクを1色ずつ版で刷ります。色あざやかで丈夫。数が多いほど安くなります。",
    Loupe: ScreenLoupe,
  },
] as const;

export function Methods() {
  return (
    <MarkedSection
      id="methods"
      title="印刷方法"
      lead="絵と素材と数に合わせて、4つの方法からえらべます。"
      more={{ to: "/print", label: "くらべて見る" }}
    >
      <ul className="grid gap-x-6 gap-y-8 border-line border-t pt-6 sm:grid-cols-2 md:grid-cols-4 md:pt-10">
        {methods.map(({ name, note, text, Loupe }) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-4">
            <Loupe className="w-28 md:w-40" />
            <div>
              <h3 className="font-bold text-16 sm:mt-5 md:text-20">{name}</h3>
              <p className="text-12 text-mute">{note}</p>
              <p className="mt-2 max-w-xs text-14 leading-[1.75]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </MarkedSection>
  );
}
