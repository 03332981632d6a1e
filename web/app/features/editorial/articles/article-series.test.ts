import { expect, test } from "vitest";
import { articleNames } from "../guide/read-content.server.ts";
import { seriesOf } from "./article-series.server.ts";

test("an index lists every article of its series, and every article is in an index or a use case", () => {
  expect(seriesOf("articles/DESIGN-LAB").links).toHaveLength(20);
  const indexes = ["articles/DESIGN-LAB", "articles/lookbooks", "articles/events", "articles/features"];
  const named = indexes.flatMap((name) => seriesOf(name).links.map(({ to }) => to.slice(1)));
  const others = articleNames.filter((name) => !indexes.includes(name) && !name.includes("/usecases/"));
  expect(named.sort()).toEqual([...others].sort());
});

test("an article links to the next ones of its series, and back to the index", () => {
  const { title, index, links } = seriesOf("articles/DESIGN-LAB24-20");
  expect([title, index, links[0]?.to]).toEqual(["DESIGN LAB", "/articles/DESIGN-LAB", "/articles/DESIGN-LAB24-01"]);
  expect(links.some(({ to }) => to === "/articles/DESIGN-LAB24-20")).toBe(false);
});
