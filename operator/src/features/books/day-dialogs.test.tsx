import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../testing/sent-twice.tsx";
import { CloseDialog, type OpenedDay } from "./day-dialogs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (parts: number, seen: string) => (
  <CloseDialog
    one={{ day: "2026-11-01", seen, parts: Array.from({ length: parts }) } as OpenedDay}
    onDone={vi.fn()}
    onClose={vi.fn()}
  />
);

test("a correction whose answer was lost is sent again upon what was read at first", async () => {
  const asked = { before: shown(1, "a"), fetched: shown(2, "b"), typed: [["理由", "返金"]] as const };
  const seen = { parts: 1, seen: "a" };
  expect(await sentTwice({ ...asked, yes: "訂正を加える" })).toMatchObject([seen, seen]);
});
