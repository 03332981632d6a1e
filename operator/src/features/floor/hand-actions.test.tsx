import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HandActions } from "./hand-actions.tsx";
import type { ScanAnswer } from "./scan-queue.ts";

afterEach(cleanup);

test("what is in the warehouse can be neither rejected nor put aside", () => {
  for (const [state, isShut] of [
    ["printed", false],
    ["stored", true],
  ] as const) {
    const answer = { unit: { state, code: "00000021", is_sending: false }, undo_until: null } as unknown as ScanAnswer;
    render(<HandActions answer={answer} onUndo={() => {}} onDone={() => {}} />);
    for (const name of ["不良", "保留"])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(isShut);
    cleanup();
  }
});
