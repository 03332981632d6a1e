import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { DraftsScreen } from "./drafts-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = (path: string) => ({
  ...{ path, name: path, revision: path, saved_by: "花子", saved_at: "2026-11-23T03:00:00Z" },
  ...{ is_removal: false, planned_for: null, trouble: null, is_outdated: false },
});

test.each([
  [undefined, ["mine", "other"]],
  [{ chosen: ["mine"] }, ["mine"]],
] as const)("coming with %j, what is published is %j", async (state, published) => {
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = url.includes("/check")
      ? { problems: [], fees: [], items: [] }
      : { drafts: [draft("mine"), draft("other")] };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { name: "花子", roles: ["catalogue"], rights: ["catalogue.write"] });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: "/goods/drafts", state }]}>
        <DraftsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("button", { name: `選んだ${published.length}件を公開する…` })).toBeDefined();
  const ticked = screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked);
  expect(ticked).toEqual(["mine", "other"].map((path) => published.some((one) => one === path)));
});
