import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../../testing/sent-twice.tsx";
import { DefectActions } from "./defect-actions.tsx";
import type { OneDefect } from "./defect-query.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const defectAt = (state: string) =>
  ({
    ...{ order_number: "SR-AAAA-0001", report: 1, pieces: [], next: ["asked", "accepted"] },
    defect: { state, wish: "reprint" },
  }) as unknown as OneDefect;
const shown = (state: string) => <DefectActions one={defectAt(state)} onDone={vi.fn()} />;

test("a question whose answer was lost is sent again upon what was read at first", async () => {
  const sent = await sentTwice({
    ...{ before: shown("received"), fetched: shown("asked"), rights: ["support.answer"] },
    ...{ opening: /^お客様にたずねる$/, typed: [["お客様への言葉", "写真をください。"]], yes: "送る" },
  });
  expect(sent).toMatchObject([{ from: "received" }, { from: "received" }]);
});
