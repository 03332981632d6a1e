import { expect, test } from "vitest";
import { findAnswers, HELP_QUESTION_MAX } from "./find-answers.ts";
import { holdsNearly } from "./holds-nearly.ts";
import { type HelpEntry, indexAnswers } from "./index-answers.ts";

const faq = (id: string, question: string, words: string[], text: string): HelpEntry => ({
  id,
  kind: "faq",
  question,
  words,
  text,
});

const index = indexAnswers([
  faq("fee", "送料はいくらですか。", ["送料", "そうりょう", "配送料"], "無料です。"),
  faq("when", "いつ届きますか。", ["納期", "届くまで"], "約5営業日で発送します。"),
  faq("cancel", "注文をキャンセルできますか。", ["キャンセル", "取り消し"], "30分以内ならできます。"),
  faq("password", "パスワードを忘れました。", ["パスワード", "再設定"], "再設定のメールをお送りします。"),
  faq("returns", "返品できますか。", ["返品", "交換"], "不良のときだけお受けします。"),
  { ...faq("page#1", "パスワードの守り方", [], "長いパスワードをおすすめします。"), kind: "page" },
  { ...faq("page#2", "縦書きの余白", [], "左右に文字の幅の2倍をあけます。"), kind: "page" },
]);

test.each([
  "キャンセル",
  "きゃんせる",
  "ｷｬﾝｾﾙ",
  "キャンセール",
  "キ ャ ン セ ル",
  "キャンセルしたいのですが、どうすればよいですか？",
  "すみません、キャンセルできますか",
  "キャンセノレ",
])("one question in many spellings: %s", (typed) => {
  expect(findAnswers(index, typed).answer).toBe("cancel");
});

test.each(["", "  ", "？", "あ", "猫", "天気予報", "👍", "\u0000\u0000"])("“%s” is answered by nothing", (typed) => {
  expect(findAnswers(index, typed).answer).toBeUndefined();
});

test("the answer is not among what else may have been meant, and pages are not either", () => {
  const { answer, near } = findAnswers(index, "パスワードの再設定と送料と納期");
  expect(answer).toBe("password");
  expect(near).not.toContain("password");
  expect(near.every((id) => !id.startsWith("page"))).toBe(true);
  expect(near.length).toBeLessThanOrEqual(2);
});

test("a page answers where no entry does, and an entry goes first", () => {
  expect(findAnswers(index, "縦書きの余白").answer).toBe("page#2");
  expect(findAnswers(index, "パスワード").answer).toBe("password");
});

test("who is not sure names what comes nearest", () => {
  const { answer, near } = findAnswers(index, "届け物の重さ");
  expect([answer, near.length <= 3]).toEqual([undefined, true]);
});

test("what stands beyond the longest question is not read", () => {
  expect(findAnswers(index, `${"犬".repeat(HELP_QUESTION_MAX)}キャンセル`).answer).toBeUndefined();
});

test.each([
  ["パスワドヲ忘レタ", "パスワド", true],
  ["パスワト", "パスワド", true],
  ["パワスド", "パスワド", false],
  ["アクリルキホルダ", "アクリルキーホルダ", true],
  ["キヤンセルシタイ", "キャンセル", true],
  ["カド", "カト", false],
  ["プリント", "プリント代", false],
  ["剥ガレタ", "剥ガレル", true],
])("%s holds %s nearly: %s", (text, word, holds) => {
  expect(holdsNearly(text, word)).toBe(holds);
});
