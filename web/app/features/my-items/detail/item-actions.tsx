import {
  createProduct,
  getDeliveryStatus,
  getStoreZip,
  type MyItem,
  markProduct,
  storeZipName,
} from "@surimono/contract/my-items";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useRef, useState } from "react";
import { call } from "#app/session/call.ts";
import { designOnGoodsPath } from "#app/session/trial-path.ts";
import { confirm } from "#app/ui/confirm.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { forgetMyItems } from "../my-items.queries.ts";
import { canBeHad } from "./can-be-had.ts";

interface ItemActionsProps {
  item: MyItem;
  onCopied: (productId: number) => void;
  onDeleted: () => void;
}

/** Actions on an item besides editing and ordering it. */
export function ItemActions({ item, onCopied, onDeleted }: ItemActionsProps) {
  const [busy, setBusy] = useState<"copy" | "zip" | "delete">();
  // One key until the copy is made: retrying after a lost answer makes no second copy.
  const key = useRef(newUuid());

  const run = (name: NonNullable<typeof busy>, work: () => Promise<void>) => async () => {
    setBusy(name);
    await work();
    setBusy(undefined);
  };
  const copy = run("copy", async () => {
    const answer = await call(createProduct, { product_id: item.product_id, request_key: key.current });
    const [made] = answer.ok ? answer.value.data : [];
    if (!made) return showToast("コピーを作成できませんでした。（Create Failed）", { tone: "error" });
    key.current = newUuid();
    await forgetMyItems();
    showToast(`「${made.new_name}」を下書きに作成しました。`, { tone: "success" });
    onCopied(made.product_id);
  });
  const download = run("zip", async () => {
    const answer = await call(getStoreZip, { product_id: item.product_id });
    if (answer.ok) return saveFile(answer.value as Blob, storeZipName(item.pku));
    showToast("ダウンロードできませんでした。もう一度お試しください。（Download Failed!）", { tone: "error" });
  });
  const remove = run("delete", async () => {
    if (await removeItem(item)) onDeleted();
  });

  return (
    <section aria-label="アイテムの操作" className="flex flex-wrap gap-2 border-line border-t pt-4">
      {canBeHad(item) && (
        <Button size={36} icon="copy" pending={busy === "copy"} onClick={() => void copy()}>
          コピーする
        </Button>
      )}
      {!item.withdrawn && item.version_id && (
        <LinkButton size={36} icon="grid" to={designOnGoodsPath(item.product_id)}>
          この絵で、ほかにも
        </LinkButton>
      )}
      {item.version_id && (
        <Button size={36} icon="download" pending={busy === "zip"} onClick={() => void download()}>
          ショップ用データ（ZIP）
        </Button>
      )}
      <Button size={36} icon="trash" pending={busy === "delete"} onClick={() => void remove()}>
        削除する
      </Button>
    </section>
  );
}

const NOT_DELETED = "アイテムを削除できませんでした。";

/** Asks, or says why it is impossible (rule my-items-delete). True if it was deleted. */
async function removeItem(item: MyItem): Promise<boolean> {
  if (item.status === 1 && !(await canGo(item))) return false;
  const sure = await confirm({
    title: "アイテムを削除しますか？",
    message: `「${item.new_name}」を一覧から削除します。これまでの注文には影響しません。`,
    yes: "削除する",
    no: "削除しない",
    danger: true,
  });
  if (!sure) return false;
  const answer = await call(markProduct, { product_id: item.product_id, delete_flag: 1 });
  if (!answer.ok) {
    showToast(answer.failure.code.startsWith("my-items/") ? answer.failure.message : NOT_DELETED, { tone: "error" });
    return false;
  }
  await forgetMyItems();
  showToast("アイテムを削除しました。", { tone: "success" });
  return true;
}

async function canGo(item: MyItem): Promise<boolean> {
  const status = await call(getDeliveryStatus, { product_id: item.product_id });
  if (!status.ok) {
    showToast(NOT_DELETED, { tone: "error" });
    return false;
  }
  const { deletable, stock } = status.value.data;
  if (deletable) return true;
  await confirm({
    title: "このアイテムは削除できません",
    message:
      stock > 0
        ? `倉庫に${formatNumber(stock)}点の在庫があるため、削除できません。すべて発送してから、もう一度お試しください。`
        : "配送中のため、削除できません。お届けのあとで、もう一度お試しください。",
    yes: "閉じる",
  });
  return false;
}
