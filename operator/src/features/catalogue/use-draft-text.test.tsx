import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CatalogueFile } from "./goods-query.ts";
import { useDraftText } from "./use-draft-text.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FIRST = "019ab000-0000-7000-8000-000000000001";
const OTHERS = "019ab000-0000-7000-8000-000000000002";

const sold: CatalogueFile = {
  ...{
    path: "items/1001-tee.json",
    item_id: 1001,
    edition: 3,
    text: "sold",
    draft: null,
    versions: [],
    last_size_id: 0,
  },
};

const withDraft = (text: string, revision: string): CatalogueFile => ({
  ...sold,
  draft: {
    ...{ path: sold.path, revision, text, saved_by: "花子", saved_at: "2026-11-23T00:00:00Z", is_removal: false },
    ...{ planned_for: null, trouble: null, is_outdated: false },
  },
});

/** The server as the test wants it; answers what was sent to it. */
function serve(answer: () => Response) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)).data);
    return answer();
  });
  return sent;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

function open(file: CatalogueFile) {
  const client = new QueryClient();
  return renderHook(({ file }) => useDraftText(file), {
    initialProps: { file },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test("whoever saves second is refused in words, keeps what was typed, and may look before writing over it", async () => {
  const refused = { error_code: "catalogue/draft-changed", message: "先に変えました。", request_id: "1" };
  const sent = serve(() => json(refused, 409));
  const { result, rerender } = open(sold);
  act(() => result.current.setText("mine"));
  act(() => result.current.save());
  await waitFor(() => expect(result.current.refused?.message).toBe("先に変えました。"));
  expect(sent).toMatchObject([{ path: sold.path, text: "mine", revision: null, base: 3 }]);
  rerender({ file: withDraft("theirs", OTHERS) });
  expect(result.current).toMatchObject({ text: "mine", isDirty: true, isElsewhere: true });
  sent.length = 0;
  act(() => result.current.saveOver());
  await waitFor(() => expect(sent).toMatchObject([{ text: "mine", revision: OTHERS, base: 3 }]));
});

test("what was saved here is known, and what was published of it is the next beginning", async () => {
  const sent = serve(() => json({ revision: FIRST }));
  const { result, rerender } = open(sold);
  act(() => result.current.setText("mine"));
  act(() => result.current.save());
  await waitFor(() => expect(result.current.isDirty).toBe(false));
  rerender({ file: withDraft("mine", FIRST) });
  expect(result.current.isElsewhere).toBe(false);
  rerender({ file: { ...sold, edition: 4, text: "mine" } });
  expect(result.current).toMatchObject({ isDirty: false, isElsewhere: false });
  act(() => result.current.setText("more"));
  act(() => result.current.save());
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ text: "more", revision: null, base: 4 }));
});

test("what others save is told, and never takes the place of what is shown by itself", () => {
  serve(() => json({}));
  const { result, rerender } = open(withDraft("mine", FIRST));
  rerender({ file: withDraft("theirs", OTHERS) });
  expect(result.current).toMatchObject({ text: "mine", isDirty: false, isElsewhere: true });
  act(() => result.current.take(withDraft("theirs", OTHERS)));
  expect(result.current).toMatchObject({ text: "theirs", isDirty: false, isElsewhere: false });
});
