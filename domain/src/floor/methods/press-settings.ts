import { INK_JET, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "../../catalogue/index.ts";

/** What a press does differently: cloth of cotton, cloth of polyester, and what is no cloth. */
export const GROUNDS = ["cotton", "polyester", "hard"] as const;
export type Ground = (typeof GROUNDS)[number];

export const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  cotton: "綿・混紡の布",
  polyester: "ポリエステルの布",
  hard: "布でないもの",
};

/** What the hand at the press is told (rule floor-press-settings). */
export interface PressSetting {
  readonly pretreatment: string;
  /** Degrees Celsius; 0 for no press. */
  readonly temperature: number;
  readonly seconds: number;
  readonly pressure: string;
  /** What comes after. */
  readonly finish: string;
}

const FILM: PressSetting = {
  pretreatment: "前処理なし。プレスで5秒温めて湿気を抜く",
  temperature: 150,
  seconds: 15,
  pressure: "中圧（0.3MPa）",
  finish: "冷めてからフィルムをはがし、シートをのせて150℃で10秒仕上げる",
};
const INK: PressSetting = {
  pretreatment: "前処理なし。プレスで5秒温めて毛羽を寝かせる",
  temperature: 165,
  seconds: 35,
  pressure: "弱圧（0.1MPa）",
  finish: "シートを替え、もう一度35秒。こすって色が移らないこと",
};
const WHITE: PressSetting = {
  pretreatment: "濃色用前処理液を印刷範囲に約0.03g/cm²、プレス170℃45秒で乾かす",
  temperature: 170,
  seconds: 90,
  pressure: "弱圧（0.1MPa）",
  finish: "ひっぱって白がひび割れないこと",
};
const NO_HEAT: PressSetting = {
  pretreatment: "アルコールで拭き、乾かす",
  temperature: 0,
  seconds: 0,
  pressure: "手押し（ローラー）",
  finish: "30秒おいてフィルムをはがし、端が浮いていないこと",
};

const SCREEN: PressSetting = {
  pretreatment: "糸くずを取り、パレットに仮止め。120メッシュ、版離れ3mm",
  temperature: 160,
  seconds: 90,
  pressure: "乾燥機（コンベヤー）",
  finish: "多色は1色ごとに仮乾燥。ひっぱって割れず、こすって移らないこと",
};

const USUAL: Readonly<Record<number, Readonly<Record<Ground, PressSetting>>>> = {
  [TRANSFER]: {
    cotton: FILM,
    polyester: {
      ...FILM,
      temperature: 130,
      finish: "冷めてからフィルムをはがし、シートをのせて130℃で10秒仕上げる。染料の移りに注意",
    },
    hard: NO_HEAT,
  },
  [INK_JET]: {
    cotton: INK,
    polyester: {
      ...INK,
      pretreatment: "ポリエステル用前処理液を薄く、プレス110℃30秒で乾かす",
      temperature: 130,
      seconds: 60,
    },
    hard: { ...NO_HEAT, pressure: "–", finish: "紫外線で硬化。爪でこすってはがれないこと" },
  },
  [WHITE_INK_JET]: {
    cotton: WHITE,
    polyester: {
      ...WHITE,
      pretreatment: "ポリエステル用前処理液を約0.03g/cm²、プレス110℃45秒で乾かす",
      temperature: 130,
      seconds: 120,
    },
    hard: { ...NO_HEAT, pressure: "–", finish: "白インクの上に刷り、紫外線で硬化。爪でこすってはがれないこと" },
  },
  [SILK_SCREEN]: {
    cotton: SCREEN,
    polyester: {
      ...SCREEN,
      temperature: 130,
      seconds: 120,
      finish: "低温インクと移染防止の下引きを使う。1晩おいて染料の移りがないこと",
    },
    hard: {
      ...SCREEN,
      temperature: 0,
      seconds: 0,
      pressure: "自然乾燥",
      finish: "1晩おき、爪でこすってはがれないこと",
    },
  },
};

/** Until the workshop says otherwise for its machines; undefined for a method that is not known. */
export const usualPressSetting = (methodId: number, ground: Ground): PressSetting | undefined =>
  USUAL[methodId]?.[ground];

const COTTON = 1;
const POLYESTER = 2;

/** By the materials of the catalogue: what has cotton in it bears the heat of cotton. */
export function groundOf(materialIds: readonly number[]): Ground {
  if (materialIds.includes(COTTON)) return "cotton";
  return materialIds.includes(POLYESTER) ? "polyester" : "hard";
}

/** As the ticket says it. */
export function pressWords({ pretreatment, temperature, seconds, pressure, finish }: PressSetting) {
  const heat = temperature > 0 ? `${temperature}℃　${seconds}秒　${pressure}` : `熱をかけない　${pressure}`;
  return [
    { name: "前処理", text: pretreatment },
    { name: "プレス", text: heat },
    { name: "仕上げ", text: finish },
  ].filter(({ text }) => text !== "");
}
