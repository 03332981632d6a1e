const VOWELS = "aiueo";
/** By consonant, the kana for a, i, u, e and o. */
const ROWS: Readonly<Record<string, string>> = {
  "": "あいうえお",
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さしすせそ",
  z: "ざじずぜぞ",
  t: "たちつてと",
  d: "だぢづでど",
  n: "なにぬねの",
  h: "はひふへほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
  y: "や_ゆ_よ",
  w: "わ___を",
  f: "___ _",
};
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ shi: "し", chi: "ち", tsu: "つ", fu: "ふ", ji: "じ", fa: "ふぁ", fi: "ふぃ", fe: "ふぇ", fo: "ふぉ" },
  ...{
    sha: "しゃ",
    shu: "しゅ",
    sho: "しょ",
    cha: "ちゃ",
    chu: "ちゅ",
    cho: "ちょ",
    ja: "じゃ",
    ju: "じゅ",
    jo: "じょ",
  },
  ...{ she: "しぇ", che: "ちぇ", je: "じぇ", nn: "ん", "n'": "ん", "-": "ー" },
};
const SMALL: Readonly<Record<string, string>> = { a: "ゃ", u: "ゅ", o: "ょ" };

/**
 * Hiragana for romaji as it is typed, with either spelling of し, ち, つ. What does not yet make a kana, as the last letters of a
 * word that is still being typed, is left out.
 */
export function kanaOf(romaji: string): string {
  let kana = "";
  let rest = romaji;
  while (rest !== "") {
    const [sound, length] = firstSound(rest);
    kana += sound;
    rest = rest.slice(length);
  }
  return kana;
}

function firstSound(rest: string): readonly [string, number] {
  for (const length of [3, 2, 1]) {
    const sound = soundOf(rest.slice(0, length));
    if (sound && rest.length >= length) return [sound, length];
  }
  if (/^([^aiueon])\1/.test(rest)) return ["っ", 1];
  if (/^n[^aiueoy]/.test(rest)) return ["ん", 1];
  return ["", 1];
}

function soundOf(syllable: string): string | undefined {
  const irregular = IRREGULAR[syllable];
  if (irregular) return irregular;
  const at = VOWELS.indexOf(syllable.slice(-1));
  if (at === -1) return undefined;
  const consonant = syllable.slice(0, -1);
  if (consonant.length === 2 && consonant.endsWith("y")) {
    const small = SMALL[syllable.slice(-1)];
    const first = ROWS[consonant.slice(0, 1)]?.[1];
    return small && first && consonant !== "yy" ? first + small : undefined;
  }
  const kana = ROWS[consonant]?.[at];
  return kana && !"_ ".includes(kana) ? kana : undefined;
}
