import { expect, test } from "vitest";
import { AREAS, bench, designOf, shape } from "../editor.fixture.ts";
import { findWords, reasonAgainst } from "./command-words.ts";
import { searchCommands } from "./search-commands.ts";
import { areaCommands, STUDIO_COMMANDS } from "./studio-commands.ts";

const ENTRIES = [...STUDIO_COMMANDS, ...areaCommands(AREAS)].map((command) => ({
  id: command.id,
  label: command.label,
  words: findWords(command.id)?.words ?? "",
}));
const found = (query: string) => searchCommands(ENTRIES, query).map(({ id }) => id);

test.each([
  ["元に", "undo"],
  ["もとに", "undo"],
  ["motoni", "undo"],
  ["modos", "undo"],
  ["もd", "undo"],
  ["取り消し", "undo"],
  ["UNDO", "undo"],
  ["ｕｎｄｏ", "undo"],
  ["フクセイ", "duplicate"],
  ["はんてん さゆう", "flip-x"],
  ["seiretsu", "align-left"],
  ["真ん中", "align-center"],
  ["hozon", "save"],
  ["shashin", "upload"],
  ["syasin", "upload"],
  ["ショートカット", "keys"],
  ["背中", "area-2"],
  ["0.1 ひだり", "nudge-ArrowLeft-0.1"],
])("%s finds %s", (query, id) => {
  expect(found(query)).toContain(id);
});

test("what begins so comes first", () => {
  expect(found("コピー")[0]).toBe("copy");
  expect(found("かくだい")[0]).toBe("zoom-in");
});

test("nothing is found for what is nowhere", () => {
  expect(found("ぬるぽ")).toEqual([]);
  expect(found("元に 無関係")).toEqual([]);
});

test.each([
  ["sentaku", "せんたく"],
  ["chekku", "ちぇっく"],
  ["jouge", "じょうげ"],
  ["zyunbanwo", "じゅんばんを"],
  ["kansei", "かんせい"],
  ["kannsei", "かんせい"],
  ["konna", "こんな"],
  ["sak", "さくせい"],
])("%s, romaji of either school, finds %s", (query, words) => {
  expect(searchCommands([{ label: "印刷", words }], query)).toHaveLength(1);
});

test("every command can be found by other words, stands once, and keeps its shortcut to itself", () => {
  expect(STUDIO_COMMANDS.filter(({ id }) => !findWords(id)).map(({ id }) => id)).toEqual([]);
  const ids = ENTRIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const shortcuts = STUDIO_COMMANDS.flatMap((command) => command.shortcuts ?? []);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

test("what cannot be done says what would make it possible", () => {
  const { store } = bench(designOf(shape("a", { locked: true })));
  expect(reasonAgainst("delete", store.get())).toBe("レイヤーを選ぶと使えます");
  store.select(["a"]);
  expect(reasonAgainst("delete", store.get())).toBe("ロックを外すと使えます");
  expect(reasonAgainst("undo", store.get())).toBe("元に戻せる操作がありません");
});
