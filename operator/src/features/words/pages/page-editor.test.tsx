import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../../session/use-operator.ts";
import { PageScreen } from "./page-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a draft that is saved stays under the cursor; one that is thrown away gives way to the text that is shown", async () => {
  const page = {
    name: "articles/howto",
    title: "使い方",
    path: "/howto",
    text: "# 使い方",
    is_legal: false,
    versions: [],
  };
  const version = {
    ...{ version: 1, state: "draft", by: "", legal_version: null, publish_at: null, published_at: null },
    ...{ is_material: false },
  };
  let draft: object | null = null;
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    const sent = init?.body ? JSON.parse(String(init.body)).data : {};
    if (init?.method === "POST")
      draft = "text" in sent ? { ...version, text: sent.text, changed_at: new Date().toISOString() } : null;
    return json({ ...page, draft, result: "ok", changed_at: "2026-11-23T00:00:00.000Z" });
  });
  const router = createMemoryRouter([{ path: "/pages/*", element: <PageScreen /> }], {
    initialEntries: ["/pages/articles/howto"],
  });
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights: ["words.write"] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(box, "\n一行目");
  await userEvent.click(await screen.findByRole("button", { name: "下書きを保存" }));
  const drop = await screen.findByRole("button", { name: "下書きを捨てる" });
  expect(screen.getByRole("textbox")).toBe(box);
  expect(box.value).toBe("# 使い方\n一行目");
  await userEvent.type(box, "二行目");
  await userEvent.click(drop);
  await userEvent.type(screen.getByLabelText("理由"), "やめた");
  await userEvent.click(screen.getByRole("button", { name: "捨てる" }));
  await vi.waitFor(() => expect(box.value).toBe("# 使い方"));
});

const json = (value: object) =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
