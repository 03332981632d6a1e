import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../testing/sent-twice.tsx";
import { FileActions, SaveBar } from "./file-actions.tsx";
import { FileVersions } from "./file-versions.tsx";
import type { CatalogueFile } from "./goods-query.ts";
import { PriceDialog } from "./price-dialog.tsx";
import type { useDraftText } from "./use-draft-text.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MINE = "019ab000-0000-7000-8000-000000000001";
const THEIRS = "019ab000-0000-7000-8000-000000000002";
const version = { at: "2026-11-23T00:00:00Z", by: "花子", cause: "console" as const, reason: "", is_removal: false };

const fileOf = (revision: string, fee: number): CatalogueFile => ({
  ...{ path: "fees/print.json", item_id: null, edition: 3, text: "{}", last_size_id: 0 },
  versions: [3, 2].map((edition) => ({ ...version, edition })),
  draft: {
    ...{ path: "fees/print.json", revision, text: `{ "chest": { "fees": { "1": ${fee} } } }` },
    ...{ saved_by: "花子", saved_at: "2026-11-23T00:00:00Z", is_removal: false },
    ...{ planned_for: null, trouble: null, is_outdated: false },
  },
});
const draft = { isDirty: false, isElsewhere: false } as ReturnType<typeof useDraftText>;
const table = { name: "chest", at: ["chest", "fees"], fees: [["1", 880]] } as unknown as Parameters<
  typeof PriceDialog
>[0]["table"];
const inRouter = (children: ReactNode) => <MemoryRouter>{children}</MemoryRouter>;

test.each<[string, (file: CatalogueFile) => ReactNode, RegExp | undefined, string]>([
  ["a version", (file) => <FileVersions file={file} mayWrite onTaken={vi.fn()} />, /この版に戻す/, "下書きにする"],
  ["discarding", (file) => <FileActions file={file} draft={draft} isItem={false} />, /下書きを捨てる/, "捨てる"],
  [
    "a table of fees",
    (file) => <PriceDialog file={file} table={table} title="胸" onClose={vi.fn()} />,
    undefined,
    "下書きを保存",
  ],
])(
  "%s is asked for upon the draft that was seen, and not upon what somebody saved meanwhile",
  async (_, shown, opening, yes) => {
    const sent = await sentTwice({
      ...{ before: inRouter(shown(fileOf(MINE, 880))), fetched: inRouter(shown(fileOf(THEIRS, 900))), yes },
      ...(opening && { opening }),
    });
    expect(sent[0]).toMatchObject({ revision: MINE });
    expect(sent[1]).toEqual(sent[0]);
  },
);

test("the draft that was seen is published, and not what somebody saved meanwhile", async () => {
  const sent: { drafts?: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/publish")) sent.push(JSON.parse(String(init?.body)).data);
    return Response.json({ problems: [], fees: [], items: [] });
  });
  const client = new QueryClient();
  const shown = (file: CatalogueFile) => (
    <QueryClientProvider client={client}>
      <SaveBar file={file} draft={draft} isSound />
    </QueryClientProvider>
  );
  const { rerender } = render(shown(fileOf(MINE, 880)));
  await userEvent.click(screen.getByRole("button", { name: "公開する…" }));
  rerender(shown(fileOf(THEIRS, 900)));
  await userEvent.type(await screen.findByLabelText(/理由/), "値上げ");
  await userEvent.click(screen.getByRole("button", { name: "公開する" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.drafts).toEqual([{ path: "fees/print.json", revision: MINE }]);
});

test("what could not be withdrawn is tried again upon the draft that the first try left", async () => {
  const saved: unknown[] = [];
  const refusal = { error_code: "catalogue/not-sellable", message: "公開できません。", request_id: "r" };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/publish")) return Response.json(refusal, { status: 409 });
    if (url.endsWith("/save")) saved.push(JSON.parse(String(init?.body)).data.revision);
    return Response.json({ revision: THEIRS, problems: [], fees: [], items: [] });
  });
  const file = { ...fileOf(MINE, 880), draft: null };
  const actions = inRouter(<FileActions file={file} draft={draft} isItem />);
  render(<QueryClientProvider client={new QueryClient()}>{actions}</QueryClientProvider>);
  await userEvent.click(screen.getByRole("button", { name: "販売を終える…" }));
  await userEvent.type(await screen.findByLabelText(/理由/), "終売");
  for (const tries of [1, 2]) {
    await userEvent.click(screen.getByRole("button", { name: "販売を終える" }));
    await vi.waitFor(() => expect(saved).toHaveLength(tries));
    await screen.findByText("公開できません。");
  }
  expect(saved).toEqual([null, THEIRS]);
});
