import type { Finding, FindingNames, FindingWords } from "./finding.ts";

/** Findings about what is seen on the goods in the end. */
export type OfSight = Extract<
  Finding,
  {
    readonly code:
      | "designs/invisible-ink"
      | "designs/turned-ink"
      | "designs/white-box"
      | "designs/invisible-picture"
      | "designs/invisible-layer"
      | "designs/covered"
      | "designs/short-of-bleed"
      | "designs/press-colors"
      | "designs/dull-in-press"
      | "designs/far-ink"
      | "designs/flat-tones";
  }
>;

export function sightWords(finding: OfSight, name: string, names: FindingNames): FindingWords {
  switch (finding.code) {
    case "designs/invisible-ink":
      return inkWords(finding, name);
    case "designs/turned-ink":
      return {
        text: `${name}の色（${finding.color}）は、本体の色が透けて別の色（${finding.printed}）に見えます。`,
        mend: "この印刷方法は絵の下に白を敷きません。濃い色に替えるか、「色の見え方」で確かめてください。",
      };
    case "designs/white-box":
      return {
        text: `${name}の白い背景が、そのまま四角く印刷されます。`,
        mend: "本体の色に白い箱が浮いて見えます。背景を消すか、このまま印刷するかお選びください。",
      };
    case "designs/invisible-picture":
      return {
        text: `${name}には、見える部分がありません。`,
        mend: "何も印刷されません。別の画像に替えるか、レイヤーを削除してください。",
      };
    case "designs/invisible-layer":
      return {
        text: `${name}の不透明度は${Math.max(0.1, finding.opacity / 10)}%です。`,
        mend: "薄すぎて、刷ってもほとんど見えません。不透明度を上げるか、レイヤーを削除してください。",
      };
    case "designs/covered":
      return {
        text: `${name}は「${names.layer(finding.coverId)}」にすべて隠れています。`,
        mend: "隠れたままでは印刷に出ません。前面へ出すか、レイヤーを削除してください。",
      };
    case "designs/short-of-bleed":
      return {
        text: `${name}が塗り足しの端まで${mm(finding.missing)} mm足りません。`,
        mend: `裁断がずれると、ふちに白い線が出ます。枠の外へ${mm(finding.bleed)} mm広げてください。`,
      };
    case "designs/far-ink":
      return {
        text: `${name}の色（${finding.color}）に近いインクが、選ばれていません。`,
        mend: `近いインクの色（${finding.printed}）で刷られます。インクを選び直すか、このまま印刷するかお選びください。`,
      };
    case "designs/flat-tones":
      return {
        text: finding.part === "layer" ? `${name}は半透明です。` : `${name}に、写真のような濃淡があります。`,
        mend: "濃淡は、選んだインクの平らな色にまとまります。「網点で刷る」にすると、細かな点で濃淡を表せます。",
      };
    case "designs/dull-in-press":
      return {
        text: `${name}の色（${finding.color}）は、印刷ではくすみます。`,
        mend: `紙に刷るインクでは出せない鮮やかさのため、近い色（${finding.printed}）になります。近い色に替えておくと、画面と仕上がりがそろいます。`,
      };
    case "designs/press-colors":
      return {
        text: `${name}はCMYKの画像です。画面の色（sRGB）へ置きかえました。`,
        mend: "元のデータと色みが変わることがあります。色をお確かめください。",
      };
  }
}

function inkWords({ cause, ground }: Extract<Finding, { code: "designs/invisible-ink" }>, name: string): FindingWords {
  return cause === "same"
    ? {
        text: `${name}の色は、本体の色（${ground}）とほとんど同じです。`,
        mend: "本体にまぎれて見えません。色を替えるか、ふちを付けてください。",
      }
    : {
        text: `${name}の色は、この印刷方法では見えません。`,
        mend: "絵の下に白を敷かないので、白や淡い色は本体の色のままになります。濃い色に替えるか、印刷方法を替えてください。",
      };
}

/** Nothing is shown as 0 that is not. */
function mm(length: number): number {
  return Math.max(0.1, Math.round(length / 100) / 10);
}
