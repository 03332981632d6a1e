import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { DraftsScreen } from "./drafts-screen.tsx";
import { CATALOGUE_KEY } from "./goods-query.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = (path: string) => ({
  ...{ path, name: path, revision: path, saved_by: "花子", saved_at: "2026-11-23T03:00:00Z" },
  ...{ is_removal: false, planned_for: null, trouble: null, is_outdated: false },
});
const CHANGED = { error_code: "catalogue/draft-changed", message: "先に変えました。", request_id: "1" };

/** The screen upon a shop with these drafts; answers what was asked there, and how the drafts become others. */
function open(paths: string[], { state, refused = [] }: { state?: unknown; refused?: readonly string[] } = {}) {
  let drafts = paths.map(draft);
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const { data } = init?.method === "POST" ? JSON.parse(String(init.body)) : { data: undefined };
    const [what = ""] = url.split("/").slice(-1);
    if (data) asked.push([what, data]);
    const isRefused = what === "discard" && refused.includes(data.path);
    const answer = isRefused
      ? CHANGED
      : ({ drafts: { drafts }, check: { problems: [], fees: [], items: [] } }[what] ?? { result: "ok" });
    return new Response(JSON.stringify(answer), {
      status: isRefused ? 409 : 200,
      headers: { "content-type": "application/json" },
    });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(OPERATOR_KEY, { name: "花子", roles: ["catalogue"], rights: ["catalogue.write"] });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: "/goods/drafts", state }]}>
        <DraftsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    sent: (what: string) => asked.filter(([one]) => one === what).map(([, data]) => data),
    become: async (...others: string[]) => {
      drafts = others.map(draft);
      await act(() => client.invalidateQueries({ queryKey: CATALOGUE_KEY }));
    },
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test.each([
  [undefined, ["mine", "other"]],
  [{ chosen: ["mine"] }, ["mine"]],
] as const)("coming with %j, what is published is %j", async (state, published) => {
  open(["mine", "other"], { state });
  expect(await screen.findByRole("button", { name: `選んだ${published.length}件を公開する…` })).toBeDefined();
  const ticked = screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked);
  expect(ticked).toEqual(["mine", "other"].map((path) => published.some((one) => one === path)));
});

test("what somebody begins while the question is open is not published with the rest", async () => {
  const { sent, become } = open(["mine", "other"]);
  await press("選んだ2件を公開する…");
  await become("mine", "half", "other");
  await userEvent.type(await screen.findByLabelText(/理由/), "値上げ");
  await press("公開する");
  await vi.waitFor(() => expect(sent("publish")).toHaveLength(1));
  expect(sent("publish")[0]?.["drafts"]).toEqual(["mine", "other"].map((path) => ({ path, revision: path })));
});

test("a draft that somebody changed keeps none of the others, and those gone are not asked for again", async () => {
  const { sent, become } = open(["mine", "other", "third"], { refused: ["other"] });
  await press("選んだ下書きを捨てる");
  await become("mine", "half", "other", "third");
  await press("捨てる");
  expect(await screen.findByText(/^1件は.*捨てていません。$/)).toBeDefined();
  expect(sent("discard").map(({ path }) => path)).toEqual(["mine", "other", "third"]);
  await press("捨てる");
  await vi.waitFor(() => expect(sent("discard")).toHaveLength(4));
});
