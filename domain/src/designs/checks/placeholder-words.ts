/** Sample words from forms that nobody wants printed, as a whole text or as the whole of one line. */
const WHOLE = [
  /^(?:ここに|こちらに)?(?:テキスト|文章|タイトル|見出し|名前|お名前|氏名|チーム名|会社名|店名|屋号|学校名|クラス名|日付|メッセージ)(?:を入力(?:してください)?|を入れて(?:ください)?|入力|が入ります)?[。！!…]*$/u,
  // 「文字」 alone is a word people print.
  /^(?:(?:ここに|こちらに)文字|文字(?=を|入力|が))(?:を入力(?:してください)?|を入れて(?:ください)?|入力|が入ります)?[。！!…]*$/u,
  /^(?:サンプル|見本|ダミー|仮|テスト)(?:テキスト|文字|文章|用|です)?[。！!]*$/u,
  /^(?:sample|dummy|test|placeholder)(?:\s*(?:text|title|name))?[.!]*$/iu,
  /^(?:your|add|insert|enter|type)\s+(?:your\s+)?(?:text|title|name|logo|message|here|slogan)(?:\s+here)?[.!…]*$/iu,
  /^(?:text|title|subtitle|heading|team name|company name|your brand)(?:\s+here)?[.!]*$/iu,
  /^(?:ああ+|いろは+|あいうえお|abc|aaa+|xxx+|asdf\w*|hoge\w*|foo|bar)$/iu,
] as const;

/** The same anywhere in the text. */
const WITHIN = [
  /lorem ipsum/iu,
  // In place of a name or a number; alone they are decoration.
  /[○〇●◯]{2,}(?=[\p{L}\p{N}-])|(?<=[\p{L}\p{N}-])[○〇●◯]{2,}/u,
  /[＊*]{3,}|[？?]{4,}|_{4,}/u,
  /(?:ここに|こちらに).{0,8}(?:入り|入力|書)/u,
  /(?:0{2,4}-?0{2,4}-?0{4}|x{2,4}-x{2,4}-x{4})/iu,
  /\b(?:xxxx+|todo|tbd)\b/iu,
  /(?:20[x○〇◯]{2}|yyyy[年/.-]mm)/iu,
] as const;

/** The part of the text most likely meant to be replaced. */
export function findPlaceholder(text: string): string | undefined {
  const folded = text.normalize("NFC");
  for (const line of folded.split("\n")) {
    const trimmed = line.trim();
    if (WHOLE.some((pattern) => pattern.test(trimmed))) return trimmed;
  }
  for (const pattern of WITHIN) {
    const found = pattern.exec(folded)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
