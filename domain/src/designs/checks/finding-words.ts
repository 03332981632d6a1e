import type { Um } from "../../kernel/index.ts";
import type { AtSizes, Finding, FindingNames, FindingWords, QrFault, ThinPart } from "./finding.ts";
import { sightWords } from "./sight-words.ts";

export function wordsOfFinding(finding: Finding, names: FindingNames): FindingWords {
  if (finding.code === "designs/nothing-yet") {
    return {
      text: "まだ何も配置されていません。",
      mend: "画像・テキスト・スタンプ・図形のどれかを追加してください。",
    };
  }
  return "layerId" in finding
    ? layerWords(finding, `「${names.layer(finding.layerId)}」`, names)
    : areaWords(finding, names.area(finding.areaKindId), names);
}

type OfLayer = Extract<Finding, { readonly layerId: string }>;
type OfArea = Exclude<Extract<Finding, { readonly areaKindId: number }>, OfLayer>;

function areaWords(finding: OfArea, area: string, names: FindingNames): FindingWords {
  switch (finding.code) {
    case "designs/empty-area":
      return {
        text: `${area}に印刷するものがありません。`,
        mend: "文字を入力するか、レイヤーを追加してください。",
      };
    case "designs/too-many-layers":
      return {
        text: `${area}のレイヤーが${finding.limit}枚を超えています。`,
        mend: "使わないレイヤーを削除してください。",
      };
    case "designs/too-many-tiles":
      return {
        text: `${area}のくり返しが細かすぎるか、文字が多すぎて、印刷データを作れません。`,
        mend: "くり返しの間隔を広げるか、くり返すレイヤーや文字を減らしてください。ふちや影を付けた文字は、2倍から4倍に数えます。",
      };
    case "designs/too-many-pictures":
      return {
        text: `${area}の写真が多すぎるか大きすぎて、印刷データを作れません。`,
        mend: "写真の枚数を減らすか、縦横を小さくした写真に差し替えてください。",
      };
    case "designs/too-many-effects":
      return {
        text: `${area}の写真の効果が多すぎて、印刷データを作れません。`,
        mend: "効果やふちのかすれを付けた写真を減らすか、小さくしてください。",
      };
    case "designs/cut-apart":
      return {
        text: `離れた絵柄のあいだが${mm(finding.gap)} mmあり、一枚に切り抜けません。`,
        mend: "絵柄どうしを15 mm以内に近づけるか、下地の図形でつないでください。四角い形に切ることもできます。",
      };
    case "designs/cut-thin":
      return {
        text: `切り抜いた形に、幅${mm(finding.width)} mmの細いところがあります。`,
        mend: `折れやすいため、${mm(finding.least)} mm以上をおすすめします。ふちを広げると太くなります。`,
      };
    case "designs/cut-at-limit":
      return {
        text: `絵柄が切り抜ける範囲の端にあり、ふちが${mm(finding.left)} mmになります。`,
        mend: `${mm(finding.margin)} mmのふちを付けるには、絵柄を小さくするか内側へ動かしてください。`,
      };
    case "designs/no-inks":
      return {
        text: `${area}のインクが、まだ決まっていません。`,
        mend: "「インクを自動で選ぶ」を押すか、「インク」の画面で選んでください。",
      };
    case "designs/too-many-colors":
      return {
        text: `${area}の色が、シルクスクリーンで刷れる4色より多くあります。`,
        mend: "近いインクにまとめて刷ります。「インク」の画面で仕上がりをお確かめください。写真や色の多い絵は、オンデマンド転写が向いています。",
      };
    case "designs/conflicting-areas":
      return {
        text: `${area}と${names.area(finding.otherKindId)}は同時に印刷できません。`,
        mend: "どちらかのレイヤーを削除してください。",
      };
  }
}

function layerWords(finding: OfLayer, name: string, names: FindingNames): FindingWords {
  switch (finding.code) {
    case "designs/text-too-long":
      return {
        text: `${name}が${finding.limit}文字を超えています。`,
        mend: "短くするか、テキストを2つに分けてください。",
      };
    case "designs/outside-area":
      return {
        text: `${name}が印刷範囲から${mm(finding.overhang)} mmはみ出しています。`,
        mend: "枠の内側へ動かすか、小さくしてください。",
      };
    case "designs/off-area":
      return {
        text: `${name}が印刷範囲の外にあります。`,
        mend: "枠の内側へ動かすか、削除してください。",
      };
    case "designs/near-edge":
    case "designs/cut-by-shape":
      return edgeWords(finding, name);
    case "designs/near-hole":
      return {
        text:
          finding.distance === 0
            ? `${name}がひもの穴にかかっています。`
            : `${name}がひもの穴まで${mm(finding.distance)} mmです。`,
        mend: `穴の部分は切り抜かれます。穴から${mm(finding.safe)} mm以上はなして置くと安心です。`,
      };
    case "designs/low-resolution":
      return resolutionWords(finding, name);
    case "designs/see-through":
      return seeThroughWords(finding, name);
    case "designs/unreachable-color":
      return {
        text: `${name}の色（${finding.color}）はこの印刷方法では出せません。`,
        mend: `近い色（${finding.printed}）で刷られます。仕上がりに近い色へ替えておくと安心です。`,
      };
    case "designs/unreachable-picture":
      return {
        text: `${name}の${percent(finding.share)}は、この印刷方法では出せない鮮やかさです。`,
        mend: "くすんで仕上がります。落ち着いた色の画像に替えるか、このまま印刷するかお選びください。",
      };
    case "designs/missing-glyph":
    case "designs/small-text":
    case "designs/mirrored-text":
    case "designs/placeholder-text":
    case "designs/thin-line":
      return textWords(finding, name);
    case "designs/qr-small":
      return {
        text: `${name}のQRコードの一辺が${inSizes(finding.size)}${mm(finding.size.value)} mmで、小さめです。`,
        mend: finding.hasRoom
          ? `カメラで読み取れないことがあります。${mm(finding.least)} mm以上にしてください。`
          : `カメラで読み取れないことがあります。${mm(finding.least)} mm以上のコードは、この場所に入りません。内容を短くするか、広い場所に置いてください。`,
      };
    case "designs/qr-unreadable":
      return { text: `${name}の${QR_FAULTS[finding.cause].text}`, mend: QR_FAULTS[finding.cause].mend };
    default:
      return sightWords(finding, name, names);
  }
}

type OfEdge = Extract<OfLayer, { readonly code: "designs/near-edge" | "designs/cut-by-shape" }>;

function edgeWords({ code, distance, safe }: OfEdge, name: string): FindingWords {
  const left = `${mm(Math.abs(distance))} mm`;
  const inside = `${mm(safe)} mm以上内側に置くと安心です。`;
  if (code === "designs/near-edge") {
    return {
      text: distance < 0 ? `${name}が、枠から${left}はみ出して切れます。` : `${name}が枠まで${left}です。`,
      mend: `位置のずれで切れないように、${inside}`,
    };
  }
  return {
    text:
      distance < 0
        ? `${name}が、仕上がりの形から${left}はみ出して切れます。`
        : `${name}が、仕上がりの形のふちまで${left}です。`,
    mend: `切れてもよい絵でなければ、ふちから${inside}`,
  };
}

type OfText = Extract<
  OfLayer,
  {
    readonly code:
      | "designs/missing-glyph"
      | "designs/small-text"
      | "designs/mirrored-text"
      | "designs/placeholder-text"
      | "designs/thin-line";
  }
>;

function textWords(finding: OfText, name: string): FindingWords {
  switch (finding.code) {
    case "designs/missing-glyph":
      return missingWords(finding, name);
    case "designs/small-text":
      return {
        text: `${name}の文字が${inSizes(finding.size)}${mm(finding.size.value)} mm（${points(finding.size.value)} pt）で、小さめです。`,
        mend: `つぶれて読めないことがあります。${points(finding.least)} pt以上にしてください。`,
      };
    case "designs/mirrored-text":
      return {
        text: `${name}の文字が裏返っています。`,
        mend: "鏡に映したように印刷されます。向きをもどすか、このまま印刷するかお選びください。",
      };
    case "designs/placeholder-text":
      return {
        text: `${name}に「${finding.words}」と書かれています。`,
        mend: "見本のままではありませんか。印刷する言葉かどうかお確かめください。",
      };
    case "designs/thin-line":
      return {
        text: `${name}の${THIN[finding.part]}が${inSizes(finding.width)}${mm2(finding.width.value)} mmで、細すぎます。`,
        mend: `かすれたり途切れたりします。${mm2(finding.least)} mm以上になるように、${MENDS[finding.part]}。`,
      };
  }
}

/** No face has emoji: the shop draws them itself. */
function missingWords({ characters }: Extract<Finding, { code: "designs/missing-glyph" }>, name: string): FindingWords {
  const areEmoji = characters.every((character) => /\p{Extended_Pictographic}/u.test(character));
  return areEmoji
    ? {
        text: `${name}の ${characters.join(" ")} は、まだ印刷できない絵文字です。`,
        mend: "その場所は空いたまま印刷されます。別の絵文字かスタンプに替えてください。",
      }
    : {
        text: `${name}の ${characters.join(" ")} はこの書体にありません。`,
        mend: "その文字は印刷されません。別の書体を選ぶか、文字を変えてください。",
      };
}

const QR_FAULTS: Readonly<Record<QrFault, FindingWords>> = {
  faint: {
    text: "QRコードは、コードと下地の色が近すぎます。",
    mend: "カメラで読み取れないことがあります。黒と白のように、濃い色と明るい下地にしてください。",
  },
  inverted: {
    text: "QRコードは、下地よりコードのほうが明るい色です。",
    mend: "読み取れないカメラがあります。明るい下地に濃い色のコードにしてください。",
  },
  mirrored: {
    text: "QRコードが裏返っています。",
    mend: "読み取れないカメラがあります。向きをもどしてください。",
  },
  overlaid: {
    text: "QRコードに、ほかのレイヤーが重なっています。",
    mend: "余白も含めて何も重ならないように動かすか、QRコードを前面へ出してください。",
  },
};

const THIN: Readonly<Record<ThinPart, string>> = {
  ink: "線",
  edge: "ふちの線",
  picture: "画像の中の線",
  effect: "効果の線や点",
};
const MENDS: Readonly<Record<ThinPart, string>> = {
  ink: "大きくするか、太い書体や形に替えてください",
  edge: "ふちを太くするか、なくしてください",
  picture: "大きく置くか、線の太い画像に替えてください",
  effect: "「効果」で線を太く、網点を大きくしてください",
};

function resolutionWords(
  { dpi, fair, severity }: Extract<Finding, { code: "designs/low-resolution" }>,
  name: string,
): FindingWords {
  const parts = dpi.map(
    ({ sizeNames, value }) => `${sizeNames.length > 0 ? `${sizeNames.join("・")}で` : ""}${value} dpi`,
  );
  return {
    text: `${name}の解像度は${parts.join("、")}です。`,
    mend:
      severity === "error"
        ? `粗すぎて印刷できません。小さくするか、${fair} dpi以上になる大きな画像に替えてください。`
        : `粗く見えることがあります。小さくするか、${fair} dpi以上になる大きな画像に替えてください。`,
  };
}

function seeThroughWords(
  { part, share }: Extract<Finding, { code: "designs/see-through" }>,
  name: string,
): FindingWords {
  if (part === "layer") {
    return {
      text: `${name}は半透明です。`,
      mend: "白インクの上では白くにごります。不透明度を100%にしてください。",
    };
  }
  return {
    text: `${name}の${percent(share)}は半透明です。`,
    mend: "白インクの上では白くにごります。ぼかしや影のない画像に替えると、きれいに仕上がります。",
  };
}

function inSizes({ sizeNames }: AtSizes<Um>): string {
  return sizeNames.length > 0 ? `${sizeNames.join("・")}では` : "";
}

/** Half millimetres do not matter; nothing is shown as 0 that is not. */
function mm(length: Um): number {
  return Math.max(0.1, Math.round(length / 100) / 10);
}

function mm2(length: Um): number {
  return Math.max(0.01, Math.round(length / 10) / 100);
}

function points(length: Um): number {
  return Math.round((length * 72) / 2540) / 10;
}

function percent(share: number): string {
  return `${Math.max(1, Math.round(share / 100))}%`;
}
