import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_LIST_ROWS, parseCells, readDestinationList, writeCells } from "./destination-list.ts";

const ROW = {
  name: "版木 彫子",
  company_name: "",
  postal_code: "150-0001",
  phone: "090-1234-5678",
  item: "T",
  size: "M",
};

test("headings in any order and of any usual name, commas or tabs", () => {
  const rows = [{ ...ROW, address: "東京都渋谷区神宮前1-2-3 版木ビル, 4階", pieces: "2", row: 3 }];
  const address = '"東京都渋谷区神宮前1-2-3 版木ビル, 4階"';
  expect(
    readDestinationList(
      `\uFEFF数量,サイズ,お名前,郵便番号,住所,ＴＥＬ,商品名\r\n\r\n2,M,版木 彫子,150-0001,${address},090-1234-5678,T\r\n`,
    ),
  ).toEqual({ rows });
  expect(
    readDestinationList(
      "氏名\t〒\tご住所\t電話\tアイテム\tサイズ\t点数\n\n版木 彫子\t150-0001\t東京都渋谷区神宮前1-2-3 版木ビル, 4階\t090-1234-5678\tT\tM\t2",
    ),
  ).toEqual({ rows });
});

test("a column that is not there is named, and a list has a limit", () => {
  expect(readDestinationList("お名前,住所\n版木,東京都")).toEqual({ missing: ["postal_code", "phone", "pieces"] });
  expect(readDestinationList("")).toEqual({ missing: ["name", "postal_code", "address", "phone", "pieces"] });
  const long = `お名前,郵便番号,住所,電話番号,数量\n${"a,b,c,d,1\n".repeat(MAX_LIST_ROWS + 1)}`;
  expect(readDestinationList(long)).toEqual({ tooMany: MAX_LIST_ROWS + 1 });
});

test("what is written is read back", () => {
  const cell = fc.string().filter((text) => !/^[=+@\t-]|\r|\t|\uFEFF/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
      fc.pre(rows.at(-1)?.join("") !== "");
      expect(parseCells(rows.map(writeCells).join("\n"))).toEqual(rows);
    }),
  );
  expect(writeCells(["=1+1", "a,b"])).toBe(`'=1+1,"a,b"`);
});
