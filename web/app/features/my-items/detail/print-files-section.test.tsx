import type { PrintFile } from "@surimono/contract/designs";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { PrintFilesSection } from "./print-files-section.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const VERSION = "6f2d7f0a-52ab-4b52-93d3-6a1c2a2b7c11";
const file = (kind: PrintFile["kind"], file_name: string, more: Partial<PrintFile> = {}) => ({
  kind,
  file_name,
  ...more,
});
const chest = { area_kind_id: 3, area_name: "左胸" };

function rendered(files: readonly PrintFile[]) {
  const fetched = fakeApi({
    "/api/design/prints": { ready: true, files },
    "/api/design/print": { status: 404, body: {} },
  });
  renderInShell(<PrintFilesSection versionId={VERSION} />);
  return fetched;
}

test("goods with one print for all sizes have a row for each place and one for the whole", async () => {
  rendered([file("png", "3.png", chest), file("pdf", "3.pdf", chest), file("proof", "proof.pdf")]);
  await screen.findByRole("button", { name: "左胸の印刷用PNGをダウンロード" });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["左胸", "全体"]);
});

test("sizes with their own print files have their own rows, and request those files", async () => {
  const adult = { size_group: "adult", size_names: ["S", "M", "L"] };
  const kids = { size_group: "kids", size_names: ["110", "120"] };
  const fetched = rendered([
    file("png", "3.png", { ...chest, ...adult }),
    file("proof", "proof.pdf", adult),
    file("png", "3-kids.png", { ...chest, ...kids }),
    file("proof", "proof-kids.pdf", kids),
  ]);
  const wanted = await screen.findByRole("button", { name: "左胸（110〜120）の印刷用PNGをダウンロード" });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    ...["左胸（S〜L）", "全体（S〜L）"],
    ...["左胸（110〜120）", "全体（110〜120）"],
  ]);
  await userEvent.setup().click(wanted);
  expect(await askedOf(fetched)).toEqual({
    ...{ version_id: VERSION, kind: "png", area_kind_id: "3", size_group: "kids" },
  });
});

test("each film of silk screen is named by its ink, and requested by itself", async () => {
  const fetched = rendered([
    file("film", "3-film1-red.pdf", { ...chest, film: 1, ink_name: "赤" }),
    file("film", "3-film2-black.pdf", { ...chest, film: 2, ink_name: "黒" }),
  ]);
  const wanted = await screen.findByRole("button", { name: "左胸の版下フィルム2（黒）をダウンロード" });
  expect(wanted.textContent).toBe("版下フィルム2（黒）");
  await userEvent.setup().click(wanted);
  expect(await askedOf(fetched)).toEqual({ version_id: VERSION, kind: "film", area_kind_id: "3", film: "2" });
});

async function askedOf(fetched: ReturnType<typeof rendered>) {
  const asked = () =>
    fetched.mock.calls
      .map(([input]) => new URL(String(input), "http://shop.test"))
      .find(({ pathname }) => pathname === "/api/design/print");
  await waitFor(() => expect(asked()).toBeDefined());
  return Object.fromEntries(asked()?.searchParams ?? []);
}
