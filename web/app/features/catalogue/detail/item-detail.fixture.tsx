import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { dropToken } from "#app/session/token.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ItemDetailDialog } from "../item-detail-dialog.tsx";

export const answers = {
  "/api/product/getProductWithKind": { data: [shirt] },
  "/api/product/getProductTax": { data: [{ division_id: 1, tax_rate: 0.1 }] },
  "/api/product/getTags": { data: ["1", "2", "3", "4", "5", "6"].map((text) => ({ keyword_text: `タグ${text}` })) },
  "/api/product/getPrintMethods": {
    data: [
      { method_id: 67, name: "オンデマンド転写", summary: "鮮やか", note: "どの色にも。" },
      { method_id: 46, name: "白インクジェット", summary: "濃い色に", note: "濃い色に。" },
    ],
  },
};

/** Before each test nobody is signed in, and nothing is cached. */
export function freshDetail(): void {
  beforeEach(() => queryClient.clear());
  afterEach(() => {
    cleanup();
    dropToken();
    toasts.set([]);
    vi.unstubAllGlobals();
  });
}

export function Opened({ onClose }: { onClose: () => void }) {
  const { pathname, state } = useLocation();
  return (
    <>
      <ItemDetailDialog productId={1001} onClose={onClose} />
      <p data-testid="where">{pathname + JSON.stringify(state)}</p>
    </>
  );
}

export async function openDetail(more: Record<string, unknown> = {}) {
  const api = fakeApi({ ...answers, ...more });
  const onClose = vi.fn();
  renderInShell(<Opened onClose={onClose} />, "/items/detail/1001");
  await screen.findByRole("heading", { name: "すりものTシャツ" });
  await screen.findByRole("radio", { name: /白インクジェット/ });
  return { api, onClose, user: userEvent.setup() };
}

export const area = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
