import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../../session/use-operator.ts";
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

test("money of another order goes back there, and only then is the report done", async () => {
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights: ["support.answer", "orders.reprint", "orders.refund"] });
  const shownOf = (paid_by: string[], next: string[]) => (
    <QueryClientProvider client={client}>
      <DefectActions one={{ ...defectAt("received"), paid_by, next } as OneDefect} onDone={vi.fn()} />
    </QueryClientProvider>
  );
  const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const { rerender } = render(shownOf([], ["accepted", "asked"]));
  expect(names()).toEqual(["作り直して送る", "返金する", "お客様にたずねる"]);
  rerender(shownOf(["SR-AAAA-0002"], ["accepted", "asked", "done"]));
  expect(names()).toEqual(["作り直して送る", "お客様にたずねる", "対応済みにする"]);
  expect(screen.getByText(/そのご注文で返金または減額してから/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "対応済みにする" }));
  expect(screen.getByRole("dialog").textContent).toContain("もとのご注文で返金または減額したこと");
});
