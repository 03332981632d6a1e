import { Breakable } from "#app/ui/breakable.tsx";

const columns = ["オンデマンド転写", "インクジェット", "白インクジェット", "シルクスクリーン"] as const;

const rows: readonly { name: string; cells: readonly string[] }[] = [
  { name: "つくる数", cells: ["1点から", "1点から", "1点から", "20点から"] },
  { name: "本体の色", cells: ["どの色にも", "淡い色だけ", "濃い色だけ", "どの色にも"] },
  { name: "絵の色", cells: ["何色でも", "何色でも", "何色でも", "1か所4色まで"] },
  { name: "手ざわり", cells: ["うすい膜がある", "生地のまま", "わずかに厚みがある", "インクの厚みがある"] },
  { name: "色の出方", cells: ["鮮やか", "やわらか", "鮮やか", "とても鮮やか"] },
  {
    name: "得意な絵",
    cells: ["ロゴ、文字、大きな面", "写真、水彩、ぼかし", "細い線、濃淡のある絵", "ロゴ、文字、色の少ない絵"],
  },
  { name: "絵の下の白", cells: ["あり", "なし", "あり", "濃い色の本体にだけ"] },
  {
    name: "洗うとき",
    cells: [
      "裏返して、アイロンは当て布を",
      "ふだんどおり、裏返して",
      "裏返して、アイロンは当て布を",
      "裏返して、アイロンは当て布を",
    ],
  },
];

/** 「白インクジェット」 breaks before 「インク」 on a phone. */
const BEFORE_INK = /(?=転写|インクジェット|スクリーン)/u;

export function MethodTable() {
  return (
    <section aria-labelledby="comparison" className="mt-12 md:mt-16">
      <h2 id="comparison" className="font-bold text-20 md:text-28">
        くらべる
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by keyboard */}
      <section aria-label="印刷方法の比較" tabIndex={0} className="relative mt-5 overflow-x-auto">
        <table className="w-full min-w-[30rem] border-deep max-md:table-fixed border-t text-left text-14">
          <thead>
            <tr className="border-line border-b">
              <td className="w-[4.5rem] md:w-28" />
              {columns.map((name) => (
                <th key={name} scope="col" className="px-1 py-4 font-bold text-deep max-md:text-12 md:px-3">
                  <Breakable text={name} before={BEFORE_INK} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-line border-b align-top">
                <th scope="row" className="py-4 pr-2 font-bold text-deep max-md:text-12 md:pr-3">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className="px-1 py-4 md:px-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-14 text-mute">
        名刺、はがき、ステッカー、缶バッジは、5〜20点からご注文いただけます。数は、それぞれのアイテムの画面でご覧ください。
      </p>
    </section>
  );
}
