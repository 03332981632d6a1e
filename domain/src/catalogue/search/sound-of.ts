/** The katakana by the vowel they end in. Folding leaves no small ones. */
const ENDING_IN = {
  a: "アカサタナハマヤラワガザダバパ",
  i: "イキシチニヒミリギジビピ",
  u: "ウクスツヌフムユルグズブプ",
  e: "エケセテネヘメレゲゼデベペ",
  o: "オコソトノホモヨロヲゴゾドボポ",
} as const;
/** How each long vowel is written in letters: おお and おう, えい and ええ. */
const DRAWN_OUT = { a: "ア", i: "イ", u: "ウ", e: "エイ", o: "オウ" } as const;

const LONG = new RegExp(
  (Object.keys(ENDING_IN) as (keyof typeof ENDING_IN)[])
    .map((vowel) => `(?<=[${ENDING_IN[vowel]}])[${DRAWN_OUT[vowel]}]+`)
    .join("|"),
  "g",
);

/** Folded text without its long vowels, however they are written: `トオト`, `トウト` and `トート` sound alike. */
export function soundOf(folded: string): string {
  return folded.replace(LONG, "");
}

const VOICED = "ガギグゲゴザジズゼゾダデドバビブベボパピプペポ";
/** ジ and チ, ズ and ツ are mistaken for each other once a mark is missing, so that all four rows of them meet. */
const PLAIN = "カキクケコサシスセソタテトハヒフヘホハヒフヘホ";
const MARKED = new RegExp(`[${VOICED}チツ]`, "g");

/** A sound without its voicing marks, which are small on a phone and easily missed: `トートハック` and `トートバッグ` are plainly alike. */
export function plainSound(sound: string): string {
  return sound.replace(MARKED, (kana) => {
    if (kana === "チ") return "シ";
    return kana === "ツ" ? "ス" : (PLAIN[VOICED.indexOf(kana)] as string);
  });
}
