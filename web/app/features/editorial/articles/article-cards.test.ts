import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleNames } from "../guide/read-content.server.ts";
import { cardOfArticle } from "./article-goods.ts";

test("each article's picture is drawn as a card, and no card is left over", () => {
  const drawn = readdirSync(join(import.meta.dirname, "../../../../public/cards"));
  const wanted = articleNames.map((name) => `${cardOfArticle(name.split("/").at(-1) ?? "")}.jpg`);
  expect(drawn.sort()).toEqual([...new Set(["shop.jpg", ...wanted])].sort());
});
