import type { readDestinationList as readCall } from "@surimono/contract/cart";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { MAX_DESTINATIONS } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { presentDestination, readAddress, splitAddress } from "../delivery/index.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import { presentLine } from "./present-cart.ts";
import { readCart } from "./read-cart.ts";

type Row = PayloadOf<typeof readCall>["rows"][number];
type Answer = AnswerOf<typeof readCall>;
type Problem = Answer["problems"][number];

/** Judges every row; nothing is written. */
export async function readDestinationList(shop: Shop, member: Member, rows: readonly Row[]) {
  const { lines } = await readCart(shop.database.db, { member, now: shop.now() });
  const named = nameLines(shop, lines);
  const problems: Problem[] = [];
  const found = new Map<string, { address: ReturnType<typeof presentDestination>; pieces: Map<string, number> }>();
  for (const row of rows) {
    const address = await readReceiver(row, problems);
    const lineId = findLine(row, named, problems);
    const quantity = readPieces(row, problems);
    if (!address || !lineId || quantity === undefined) continue;
    const key = JSON.stringify(address);
    const destination = found.get(key) ?? { address, pieces: new Map<string, number>() };
    found.set(key, destination);
    const sum = (destination.pieces.get(lineId) ?? 0) + quantity;
    if (sum > MAX_LINE_QUANTITY) problems.push({ row: row.row, field: "pieces", message: "数量が多すぎます。" });
    destination.pieces.set(lineId, sum);
  }
  if (found.size > MAX_DESTINATIONS) return fail("cart/too-many-destinations");
  const destinations = [...found.values()].map(({ address, pieces }) => ({
    ...address,
    pieces: [...pieces].map(([line_id, quantity]) => ({ line_id, quantity })),
  }));
  return ok<Answer>(problems.length > 0 ? { destinations: [], problems } : { destinations, problems });
}

async function readReceiver(row: Row, problems: Problem[]) {
  const note = (field: Problem["field"], message: string) => void problems.push({ row: row.row, field, message });
  const [lastName = "", ...firstName] = row.name.split(/[\s　]+/u);
  if (row.name !== "" && firstName.length === 0) note("name", "姓と名のあいだに空白を入れてください。");
  const parts = await splitAddress(row.postal_code, row.address);
  if (parts === "other-prefecture") return void note("address", "郵便番号と都道府県が合っていません。");
  if (!parts && row.address !== "") return void note("address", "都道府県・市区町村から書いてください。");
  const read = readAddress({
    ...{ last_name: lastName, first_name: firstName.join(" ") || lastName, company_name: row.company_name },
    ...{ postal_code: row.postal_code, phone: row.phone, room: "" },
    ...(parts ?? { prefecture: "", city: "", street: "", building: "" }),
  });
  if (read.ok) return firstName.length > 0 ? presentDestination(read.value) : undefined;
  const told = new Set<string>();
  for (const { field, message } of read.failure.problems) {
    const column = COLUMN_OF[field] ?? "address";
    if (!told.has(column)) note(column, field === "prefecture" ? "都道府県から書いてください。" : message);
    told.add(column);
  }
  return undefined;
}

const COLUMN_OF: Readonly<Partial<Record<string, Problem["field"]>>> = {
  last_name: "name",
  first_name: "name",
  company_name: "company_name",
  postal_code: "postal_code",
  phone: "phone",
};

interface NamedLine {
  readonly id: string;
  readonly item: string;
  readonly size: string;
}

function nameLines(shop: Shop, lines: readonly StoredCartLine[]): NamedLine[] {
  const snapshot = getCatalogue(shop);
  return lines.map((line) => {
    const { name, size_name } = presentLine(snapshot, line, undefined);
    return { id: line.id, item: folded(name), size: folded(size_name) };
  });
}

/** An item or a size that goes without saying may be left out. */
function findLine(row: Row, lines: readonly NamedLine[], problems: Problem[]): string | undefined {
  const note = (field: "item" | "size", message: string) => void problems.push({ row: row.row, field, message });
  const ofItem = row.item === "" ? lines : lines.filter(({ item }) => item === folded(row.item));
  if (ofItem.length === 0) return note("item", "この名前のアイテムはカートにありません。");
  const ofSize = row.size === "" ? ofItem : ofItem.filter(({ size }) => size === folded(row.size));
  const [only, another] = ofSize;
  if (!only) return note("size", "このサイズはカートにありません。");
  if (!another) return only.id;
  if (new Set(ofSize.map(({ item }) => item)).size > 1) return note("item", "アイテムの名前を書いてください。");
  return row.size === ""
    ? note("size", "サイズを書いてください。")
    : note("item", "同じ名前とサイズのアイテムが2つ以上あります。画面でお分けください。");
}

function readPieces(row: Row, problems: Problem[]): number | undefined {
  const typed = row.pieces.normalize("NFKC").replaceAll(/[,\s]|[点枚個]$/g, "");
  const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (quantity > 0) return quantity;
  problems.push({ row: row.row, field: "pieces", message: "1以上の数を書いてください。" });
  return undefined;
}

/** Width, case and blanks are forgiven. */
function folded(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/g, "").toLowerCase();
}
