import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop } from "../../../testing/index.ts";
import { link, whenAnalysed } from "../link-member.fixture.ts";
import { ownProfiler } from "./own-profiler.ts";
import { readWords } from "./read-words.ts";

const wordsIn = (post: string) => readWords(post).map(({ word }) => word);

describe("words of a post", () => {
  test.each([
    ["アクスタを作った猫のTシャツ、東京の銭湯へ", ["アクスタ", "猫", "Tシャツ", "東京", "銭湯"]],
    ["新作です #推し活 #夜ふかし部", ["推し活", "夜ふかし部", "新作"]],
    ["ＺＩＮＥをつくる🍜 https://example.com/a @someone", ["ZINE"]],
    ["推し色の喫茶店めぐり", ["推し色", "喫茶店"]],
    ["銭湯へ行きました@someoneさんと。くわしくはhttps://example.com/aのフクロウ図鑑で", ["銭湯", "フクロウ図鑑"]],
    ["商品のURLとお問い合わせはhello+shop@example.comまで", ["商品"]],
    ["チャンネル登録と高評価をお願いします。", []],
    ["2026年11月21日 12:00 #2026 #1周年", ["1周年"]],
    ["", []],
  ])("%s", (post, words) => {
    expect(wordsIn(post).toSorted()).toEqual([...words].toSorted());
  });
});

test("the shop's own profiler counts posts in a process of its own", async () => {
  const long = `${"。".repeat(1000)}フクロウの話。\n#銭湯めぐり#夜ふかし部`;
  const posts = ["銭湯と銭湯", "銭湯へ行く猫", "ねこの日", long];
  const answer = await ownProfiler.readKeywords({ id: "1", name: "a", posts });
  expect(answer.ok && answer.value.slice(0, 2)).toEqual([
    { word: "猫", point: 2 },
    { word: "銭湯", point: 2 },
  ]);
  // The tags at the end of a long post.
  const words = answer.ok ? answer.value.map(({ word }) => word) : [];
  expect(words).toEqual(expect.arrayContaining(["銭湯めぐり", "夜ふかし部"]));
  expect(words).not.toContain("フクロウ");
});

describe("the profiling service", () => {
  let server: Server;
  const asked: { url: string; authorization: string; body: string }[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer(
      (request, response) => void answer(request).then((text) => response.writeHead(status).end(text)),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.close();
  });

  async function answer(request: IncomingMessage): Promise<string> {
    const body = await text(request);
    asked.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "", body });
    return JSON.stringify({
      synonymExpandedKeywords: [
        { word: "外", point: 1 },
        { word: "注", point: 9 },
      ],
    });
  }

  test("is asked instead where it is set, is given texts and no token, and its failure is the analysis'", async () => {
    const AIQ_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shop = await openTestShop({ variables: { AIQ_URL, AIQ_API_KEY: "key-of-aiq" } });
    try {
      const person = await shop.asMember();
      await link(shop, person, "instagram", "hanko");
      const { fans_info: info } = await whenAnalysed(person, "instagram");
      expect(info.fanskeywords).toEqual([
        { word: "注", point: 9 },
        { word: "外", point: 1 },
      ]);
      expect(asked).toMatchObject([{ url: "/user/profile", authorization: "Bearer key-of-aiq" }]);
      expect(asked[0]?.body).toContain("消しゴムはんこ");
      expect(asked[0]?.body).not.toMatch(new RegExp(`local-|${person.member.id}|${person.member.email}`));
      status = 500;
      const other = await shop.asMember();
      await link(shop, other, "instagram", "hanko");
      expect((await whenAnalysed(other, "instagram")).fans_info.analysis).toMatchObject({
        ...{ state: "failed", errors: [{ code: "fans/temporarily-unavailable" }] },
      });
    } finally {
      await shop.stop();
    }
  });
});
