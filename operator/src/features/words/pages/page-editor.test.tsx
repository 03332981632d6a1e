import { saveTextDraft } from "@surimono/contract/words";
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

const page = {
  name: "articles/howto",
  title: "使い方",
  path: "/howto",
  // As every file ends.
  text: "# 使い方\n",
  is_legal: false,
  versions: [],
};
/** What the shop takes in of it. */
const received = (init: RequestInit) => saveTextDraft.payload.parse(JSON.parse(String(init.body)).data);
const version = {
  ...{ version: 1, state: "draft", by: "", legal_version: null, publish_at: null, published_at: null },
  ...{ is_material: false },
};

function open() {
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
  return client;
}

test("a draft that is saved stays under the cursor; one that is thrown away gives way to the text that is shown", async () => {
  let draft: object | null = null;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const changed_at = "2026-11-23T00:00:00.000Z";
    if (url.endsWith("/save") && init) draft = { ...version, text: received(init).text, changed_at };
    if (url.endsWith("/drop")) draft = null;
    return json({ ...page, draft, result: "ok", changed_at });
  });
  open();
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(box, "一行目\n");
  await userEvent.click(await screen.findByRole("button", { name: "下書きを保存" }));
  const drop = await screen.findByRole("button", { name: "下書きを捨てる" });
  expect(screen.getByRole("textbox")).toBe(box);
  expect(box.value).toBe("# 使い方\n一行目\n");
  // It is this screen's own text: nobody else wrote it, and it can be published.
  expect(screen.queryByText(/別の画面かほかの担当者が/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "公開する" }).disabled).toBe(false);
  await userEvent.type(box, "二行目");
  await userEvent.click(drop);
  await userEvent.type(screen.getByLabelText("理由"), "やめた");
  await userEvent.click(screen.getByRole("button", { name: "捨てる" }));
  await vi.waitFor(() => expect(box.value).toBe("# 使い方\n"));
});

test("what a colleague saved is neither written over nor takes the place of what is written, until somebody says so", async () => {
  const [mine, theirs] = ["2026-11-23T01:00:00.000Z", "2026-11-23T02:00:00.000Z"];
  let draft: object | null = null;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method !== "POST") return json({ ...page, draft });
    const { text, base } = received(init);
    sent.push(base);
    if (base !== theirs)
      return json({ error_code: "words/text-changed", message: "先に変えました。", request_id: "1" }, 409);
    draft = { ...version, text, changed_at: mine };
    return json({ changed_at: mine });
  });
  const client = open();
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(box, "私の行\n");
  draft = { ...version, by: "花子", text: "# 花子の文", changed_at: theirs };
  // As after the network was away.
  await client.refetchQueries();
  const over = await screen.findByRole("button", { name: "この画面の内容で上書きする" });
  await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
  expect(await screen.findByText("先に変えました。")).toBeDefined();
  expect(screen.getByText(/^花子さんが/)).toBeDefined();
  expect(box.value).toBe("# 使い方\n私の行\n");
  await userEvent.click(over);
  await vi.waitFor(() => expect(screen.queryByText(/^花子さんが/)).toBeNull());
  expect(sent).toEqual([null, theirs]);
  expect(screen.queryByText("先に変えました。")).toBeNull();
  expect(box.value).toBe("# 使い方\n私の行\n");
});

const json = (value: object, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
