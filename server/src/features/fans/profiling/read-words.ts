import type { ReadWord } from "@surimono/domain/fans";
import { type Tokenizer, TokenizerBuilder } from "lindera-wasm-nodejs-ipadic";

/** A piece of a sentence as the tokenizer names it. */
interface Token {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly reading?: string;
  readonly byteStart: number;
  readonly byteEnd: number;
}

const TAG = /#([\p{L}\p{N}_ー]{2,30})/gu;
/** Addresses and mentions are ASCII: Japanese continues after them without a space. */
const NOISE =
  /https?:\/\/[!-~]+|[\w.+-]+@[\w.-]+|@[\w.]+|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f]/gu;
const NOUNS = ["一般", "固有名詞", "サ変接続", "形容動詞語幹", "ナイ形容詞語幹"];
/** A word missing from the dictionary counts only if written like a name: アクスタ, ZINE. */
const UNKNOWN_WORD = /^(?:[\p{Script=Katakana}ー]{2,}|[A-Za-z][A-Za-z0-9'’-]+|\p{Script=Han}{2,})$/u;
/** A single character is a word only if it is a kanji. */
const LONE_SIGN = /^[^\p{Script=Han}]$/u;
/** Verbs to the dictionary, but what this shop's members make goods of. */
const NEW_NOUNS = new Set(["推し"]);
const LONGEST = 20;

/** Found below every post, and says nothing of its readers. */
const STOP_WORDS = new Set(
  (
    "こと もの ため よう さん ちゃん くん 様 人 方 私 僕 自分 皆さん みなさん 今日 明日 昨日 今回 前回 最近 今 年 月 日 時 分 秒 回 本 的 中 " +
    "動画 評価 チャンネル 登録 チャンネル登録 概要欄 コメント 高評価 お願い よろしく 問い合わせ お問い合わせ 投稿 更新 フォロー いいね プロフィール リンク url 詳細 " +
    "ありがとう こんにちは はじめまして お知らせ 紹介 公開 配信 video shorts vol youtube instagram http https www com jp"
  ).split(" "),
);

let tokenizer: Tokenizer | undefined;

/** The nouns of one post: tags whole, as written, then runs of nouns as one word. */
export function readWords(post: string): ReadWord[] {
  const text = post.normalize("NFKC").replaceAll(NOISE, " ");
  const tags = [...text.matchAll(TAG)].map(([, tag = ""]) => ({ word: tag, reading: undefined }));
  const rest = text.replaceAll(TAG, " ");
  tokenizer ??= openTokenizer();
  return [...tags, ...joinNouns(tokenizer.tokenize(rest) as readonly Token[])].filter(isTelling);
}

function openTokenizer(): Tokenizer {
  const builder = new TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  return builder.build();
}

function joinNouns(tokens: readonly Token[]): ReadWord[] {
  const words: ReadWord[] = [];
  let run: Token[] = [];
  const close = () => {
    if (run.length > 0)
      words.push({
        word: run.map(({ surface }) => surface).join(""),
        reading: run.every(({ reading }) => reading) ? run.map(({ reading }) => reading).join("") : undefined,
      });
    run = [];
  };
  for (const token of tokens) {
    const joins = run.at(-1)?.byteEnd === token.byteStart && (isNoun(token) || isSuffix(token));
    if (!joins) close();
    if (joins || isNoun(token)) run.push(token);
  }
  close();
  return words;
}

function isNoun({ partOfSpeech, partOfSpeechSubcategory1 = "", surface }: Token): boolean {
  if (NEW_NOUNS.has(surface)) return true;
  if (partOfSpeech === "UNK") return UNKNOWN_WORD.test(surface);
  // Symbols and Latin letters are "nouns" to the dictionary too.
  return partOfSpeech === "名詞" && NOUNS.includes(partOfSpeechSubcategory1) && /[\p{L}]/u.test(surface);
}

function isSuffix({ partOfSpeech, partOfSpeechSubcategory1 }: Token): boolean {
  return partOfSpeech === "名詞" && partOfSpeechSubcategory1 === "接尾";
}

function isTelling({ word }: ReadWord): boolean {
  return word.length <= LONGEST && /\p{L}/u.test(word) && !LONE_SIGN.test(word) && !STOP_WORDS.has(word.toLowerCase());
}
