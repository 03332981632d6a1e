import { expect, test } from "vitest";
import { type QrEntry, qrContentOf, readQrContent } from "./qr-entry.ts";

test.each<[QrEntry, string]>([
  [{ kind: "link", url: " surimono.example/夏 " }, "https://surimono.example/%E5%A4%8F"],
  [{ kind: "link", url: "http://shop.example" }, "http://shop.example/"],
  [{ kind: "instagram", name: "@surimono.jp" }, "https://www.instagram.com/surimono.jp"],
  [{ kind: "wifi", ssid: "カフェ;2階", password: 'a"b:c\\d8' }, 'WIFI:T:WPA;S:カフェ\\;2階;P:a\\"b\\:c\\\\d8;;'],
  [{ kind: "wifi", ssid: "open", password: "" }, "WIFI:T:nopass;S:open;;"],
  [{ kind: "words", words: "ありがとう" }, "ありがとう"],
])("%j says %s, and is read again", (entry, content) => {
  expect(qrContentOf(entry)).toEqual({ content });
  expect(qrContentOf(readQrContent(content))).toEqual({ content });
  expect(readQrContent(content).kind).toBe(entry.kind);
});

test.each<[QrEntry, string]>([
  [{ kind: "link", url: "" }, ""],
  [{ kind: "link", url: "javascript:alert(1)" }, "https://"],
  [{ kind: "link", url: "surimono" }, "https://"],
  [{ kind: "instagram", name: "摺物" }, "半角"],
  [{ kind: "wifi", ssid: "cafe", password: "short" }, "8文字以上"],
  [{ kind: "words", words: "あ".repeat(301) }, "300文字まで"],
  [{ kind: "words", words: `${"あ".repeat(299)}🎐` }, "絵文字は2文字以上"],
])("%j is refused in words", (entry, words) => {
  expect(qrContentOf(entry)).toEqual({ problem: expect.stringContaining(words) });
});

test("as many characters as can be saved are taken", () => {
  const content = `${"あ".repeat(298)}🎐`;
  expect(qrContentOf({ kind: "words", words: content })).toEqual({ content });
});
