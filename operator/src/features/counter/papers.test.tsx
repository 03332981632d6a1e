import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { PapersOfOrder } from "./papers.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function offered(returns: number) {
  const papers = {
    ...{ documents: [], letters: [], attempts: [], events: [], refunds: [] },
    recipient: { name: "版木堂", honorific: "様" },
    offers: [
      { kind: "receipt", title: "領収書", wait: "", issued: 1 },
      { kind: "return", title: "適格返還請求書", wait: "", issued: returns },
    ],
  };
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(papers), { headers: { "content-type": "application/json" } }),
  );
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights: ["documents.issue"] });
  render(
    <QueryClientProvider client={client}>
      <PapersOfOrder number="SR-AAAA-0001" onDone={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findByRole("button", { name: "領収書を再発行" });
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
}

test("a 適格返還請求書 is offered where none was issued: there is no other copy of one", async () => {
  expect(await offered(0)).toContain("適格返還請求書を発行");
  cleanup();
  expect(await offered(1)).toEqual(["領収書を再発行"]);
});
