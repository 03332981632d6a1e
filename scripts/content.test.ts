import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ADDITIONAL_DESTINATION_FEE, ADDRESS_KIND_NAMES, MAX_DESTINATIONS } from "@surimono/domain/delivery";
import { ESTIMATE_DAYS } from "@surimono/domain/documents";
import { PRIVACY_VERSION, TERMS_VERSION } from "@surimono/domain/members";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import { expect, test } from "vitest";
import { articlePaths } from "../web/article-paths.ts";

const content = join(import.meta.dirname, "../content");
const files = globSync("**/*.md", { cwd: content });

test("every link between articles leads to an existing one", () => {
  const dead = files.flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/\]\((\/articles\/[^)#]+)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !articlePaths.includes(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test.each(articlePaths.map((path) => [path]))("%s has a title, a lead and parts", (path) => {
  const text = readFileSync(join(content, `${path}.md`), "utf8");
  expect(text).toMatch(/^# \S.{1,40}\n\n> \S.{20,120}\n\n[\s\S]*^## \S/m);
});

test.each(["guides/transactions.md", "guides/protocol-auth.md", "faq.md"])("%s names every way to pay", (path) => {
  const text = readFileSync(join(content, path), "utf8");
  expect(Object.values(PAYMENT_METHODS).filter(({ name }) => !isOffered(text, name))).toEqual([]);
});

test.each(["guides/transactions.md", "guides/protocol-auth.md", "faq.md"])(
  "%s says of several destinations and of estimates what the shop does",
  (path) => {
    const text = readFileSync(join(content, path), "utf8");
    const words = [
      `${MAX_DESTINATIONS}か所`,
      `1か所につき${ADDITIONAL_DESTINATION_FEE}円（税込）`,
      `${ESTIMATE_DAYS}日間`,
    ];
    for (const said of [...words, "ご依頼主", "プレゼント", "見積書"]) expect(text).toContain(said);
  },
);

test.each(["guides/privacy.md", "faq.md"])("%s names the kinds of addresses", (path) => {
  const text = readFileSync(join(content, path), "utf8");
  for (const name of Object.values(ADDRESS_KIND_NAMES)) expect(text).toContain(name);
});

test.each([
  ["guides/protocol-auth.md", TERMS_VERSION],
  ["guides/privacy.md", PRIVACY_VERSION],
])("%s is dated as the version that sign-ups accept, and speaks of reviews and comments", (path, version) => {
  const text = readFileSync(join(content, path), "utf8");
  const [year, month, day] = version.split("-").map(Number);
  expect(text).toContain(`改定日　${year}年${month}月${day}日`);
  for (const said of ["レビュー", "コメント", "ニックネーム"]) expect(text).toContain(said);
});

test("the FAQ names every kind that is not sold by the piece, with its least number", () => {
  const [, answer = ""] = /<!-- one-piece:.*-->\n\n(.*)/.exec(readFileSync(join(content, "faq.md"), "utf8")) ?? [];
  const told = answer.split("、");
  const goods = join(import.meta.dirname, "../catalogue/items");
  const missing = globSync("*.json", { cwd: goods })
    .map((file) => JSON.parse(readFileSync(join(goods, file), "utf8")) as { name: string; minimumQuantity: number })
    .filter(({ minimumQuantity }) => minimumQuantity > 1)
    .filter(({ name, minimumQuantity }) => {
      const kind = /名刺|ポストカード|年賀状|ステッカー|缶バッジ/.exec(name)?.[0] ?? name;
      return !told.some((part) => part.includes(kind) && part.includes(`${minimumQuantity}点`));
    });
  expect(missing).toEqual([]);
  expect(answer).not.toContain("すべて");
});

test.each([
  ["クレジットカードとPayPayが使えます。", true],
  ["PayPayはご利用いただけません。", false],
  ["カードが使えます。分割払いとPayPayは、お使いになれません。", false],
  ["PayPayが使えます。まとめ払いのときは、PayPayをえらべません。", false],
  ["| お支払い方法 | PayPay |", true],
  ["PayPayの手続きが終わると、請求書はお送りしません。カードが使えます。", false],
  ["カードが使えます。", false],
])("what “%s” says of a method is understood", (text, offered) => {
  expect(isOffered(text, "PayPay")).toBe(offered);
});

/** Whether a sentence offers the way to pay, and none says that it is not to be had. */
function isOffered(text: string, name: string): boolean {
  const about = text.split(/[。\n]/).filter((sentence) => sentence.includes(name));
  const refusal =
    /(いただけ|使え|なれ|えらべ|選べ|対応して(い|おり)|扱って(い|おり)|でき|受け付けて(い|おり))ま(せん|せんで)/;
  return about.some((sentence) => !/ません/.test(sentence)) && !about.some((sentence) => refusal.test(sentence));
}
