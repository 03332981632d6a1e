import type { Call } from "@surimono/contract/kernel";
import { DEED_ACTIONS, deedWord } from "@surimono/contract/operators";
import { expect, test } from "vitest";
import { allCalls } from "../testing/all-calls.ts";
import { COMMANDS } from "./index.ts";
import { always } from "./operator-command.ts";

test("whatever changes something at the console or by a command has its Japanese words in the record", async () => {
  const changing = ({ access, method, onlyAsks }: Call) => access === "operator" && method !== "GET" && !onlyAsks;
  const calls = (await allCalls()).filter(changing);
  const commands = Object.entries(COMMANDS).filter(([, { reads }]) => reads !== always);
  const named = [...calls.map(({ name }) => name), ...commands.map(([name]) => name)];
  expect(named.filter((action) => !/[ただ](（コマンド）)?$/.test(deedWord(action)))).toEqual([]);
  expect(DEED_ACTIONS.filter((action) => !named.includes(action))).toEqual([]);
});
