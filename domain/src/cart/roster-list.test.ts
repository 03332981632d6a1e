import { expect, test } from "vitest";
import { readRosterList, sampleRoster } from "./roster-list.ts";

const goods = {
  sizes: [
    { id: 22, name: "S" },
    { id: 23, name: "M" },
  ],
  kinds: ["name", "number"],
} as const;

test("headings may be in any order, and names of sizes in any width", () => {
  expect(readRosterList("背番号,お名前,サイズ\n１０, 山田　太郎 ,ｍ\n\n7,SATO,Sサイズ\n", goods)).toEqual({
    pieces: [
      { row: 2, sizeId: 23, name: "山田 太郎", number: "10" },
      { row: 4, sizeId: 22, name: "SATO", number: "7" },
    ],
  });
});

test("without headings columns are those of the table, from where they are pasted", () => {
  expect(readRosterList("M\t山田\t10\nX\t佐藤\t7", goods)).toEqual({
    pieces: [
      { row: 1, sizeId: 23, name: "山田", number: "10" },
      { row: 2, sizeId: 0, name: "佐藤", number: "7" },
    ],
  });
  expect(readRosterList("山田\n佐藤", goods, "name")).toEqual({
    pieces: [
      { row: 1, name: "山田" },
      { row: 2, name: "佐藤" },
    ],
  });
});

test("says which heading is missing, and that there are too many rows", () => {
  expect(readRosterList("サイズ,番号\nM,1", goods)).toEqual({ missing: ["name"] });
  expect(readRosterList("M,a,1\n".repeat(201), goods)).toEqual({ tooMany: 201 });
  const one = { ...goods, sizes: [{ id: 1, name: "" }] };
  expect(readRosterList("名前,番号\n山田,1", one)).toEqual({ pieces: [{ row: 2, name: "山田", number: "1" }] });
});

test("reads its own sample", () => {
  expect(readRosterList(sampleRoster(goods), goods)).toMatchObject({
    pieces: [{ sizeId: 22, name: "YAMADA", number: "1" }, { sizeId: 23 }, { sizeId: 22 }],
  });
});
