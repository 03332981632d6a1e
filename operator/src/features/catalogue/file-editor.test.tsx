import { toasts } from "@surimono/ui/toast.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { FileEditor } from "./file-editor.tsx";
import type { CatalogueFile } from "./goods-query.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file: CatalogueFile = {
  ...{ path: "items/1001-tee.json", edition: 1, item_id: 1001, draft: null, last_size_id: 1, versions: [] },
  text: JSON.stringify({ id: 1001, name: "Tシャツ", sizes: [], colorIds: [], methods: [] }),
};
const choices = {
  ...{ kinds: [], materials: [], fabric_types: [], sustainable_materials: [], donations: [], colors: [], methods: [] },
  ...{ print_fees: [], name_tag_fees: [], hang_tag_fees: [], personal_fees: [], silhouettes: [], places: [] },
};
const json = (value: object) =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });

/** Uploads wait until the test lets the next one end, with its id. */
function openWithUploads() {
  const uploads: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("choices")) return json(choices);
    if (url.includes("picture")) return new Promise<Response>((resolve) => uploads.push(resolve));
    return json({});
  });
  const router = createMemoryRouter([{ path: "/", element: <FileEditor file={file} isItem /> }]);
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights: ["catalogue.write"] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return async (id: string) => {
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads.shift()?.(json({ picture_id: id, width: 900, height: 1020 }));
  };
}

const photo = (name: string) => new File([new Uint8Array([1])], name, { type: "image/jpeg" });
const [FIRST, SECOND] = ["1".repeat(32), "2".repeat(32)];

test("a photograph that arrives keeps what was typed meanwhile, and each comes as it is there", async () => {
  const finish = openWithUploads();
  const files = [photo("a.jpg"), photo("b.jpg")];
  fireEvent.change(await screen.findByLabelText("商品の写真"), { target: { files } });
  fireEvent.click(screen.getByRole("tab", { name: "全文" }));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: file.path });
  const typeName = (name: string) =>
    fireEvent.change(box, { target: { value: box.value.replace(/"name": ?"[^"]*"/, `"name": "${name}"`) } });
  typeName("打った名前");
  await finish(FIRST);
  await vi.waitFor(() => expect(box.value).toContain(FIRST));
  expect(box.value).toContain('"name": "打った名前"');
  typeName("また打った名前");
  await finish(SECOND);
  await vi.waitFor(() => expect(box.value).toContain(SECOND));
  expect(JSON.parse(box.value)).toMatchObject({
    name: "また打った名前",
    pictures: [{ id: FIRST, alt: "打った名前の写真" }, { id: SECOND }],
  });
});

test("a photograph that arrives while the text is no JSON changes nothing, and says so", async () => {
  const finish = openWithUploads();
  fireEvent.change(await screen.findByLabelText("商品の写真"), { target: { files: [photo("a.jpg")] } });
  fireEvent.click(screen.getByRole("tab", { name: "全文" }));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: file.path });
  fireEvent.change(box, { target: { value: '{ "id": 10' } });
  await finish(FIRST);
  await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ message: expect.stringContaining("加えられません") }]));
  expect(box.value).toBe('{ "id": 10');
});
