import type { WireListRow, WireReadList } from "@surimono/contract/delivery";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { MAX_DESTINATIONS } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { presentDestination, readAddress, splitAddress } from "../../delivery/index.ts";

type Problem = WireReadList["problems"][number];

/** What the rows of a list can name. */
export interface ListedLine {
  readonly id: string;
  readonly name: string;
  readonly sizeName: string;
  /** More than these cannot be named in all; undefined where more can be ordered. */
  readonly stock?: number | undefined;
}

/** Judges every row of a list of destinations; writes nothing. `place`: where the named lines are, in the words of the problems. */
export async function judgeList(rows: readonly WireListRow[], lines: readonly ListedLine[], place: string) {
  const looked: Looked = { lines: lines.map(foldLine), place };
  const problems: Problem[] = [];
  const sums = new Map<string, number>();
  const found = new Map<string, { address: ReturnType<typeof presentDestination>; pieces: Map<string, number> }>();
  for (const row of rows) {
    const address = await readReceiver(row, problems);
    const line = findLine(row, looked, problems);
    const quantity = readPieces(row, problems);
    if (!address || !line || quantity === undefined) continue;
    const all = (sums.get(line.id) ?? 0) + quantity;
    sums.set(line.id, all);
    if (line.stock !== undefined && all > line.stock)
      problems.push({ row: row.row, field: "pieces", message: `${place}にあるのは${line.stock}点です。` });
    const key = JSON.stringify(address);
    const destination = found.get(key) ?? { address, pieces: new Map<string, number>() };
    found.set(key, destination);
    const sum = (destination.pieces.get(line.id) ?? 0) + quantity;
    if (sum > MAX_LINE_QUANTITY) problems.push({ row: row.row, field: "pieces", message: "数量が多すぎます。" });
    destination.pieces.set(line.id, sum);
  }
  if (found.size > MAX_DESTINATIONS) return fail("cart/too-many-destinations");
  const destinations = [...found.values()].map(({ address, pieces }) => ({
    ...address,
    pieces: [...pieces].map(([line_id, quantity]) => ({ line_id, quantity })),
  }));
  return ok<WireReadList>(problems.length > 0 ? { destinations: [], problems } : { destinations, problems });
}

async function readReceiver(row: WireListRow, problems: Problem[]) {
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

interface Looked {
  readonly lines: readonly ListedLine[];
  readonly place: string;
}

const foldLine = (line: ListedLine): ListedLine => ({
  ...line,
  name: folded(line.name),
  sizeName: folded(line.sizeName),
});

/** An item or a size that goes without saying may be left out. */
function findLine(row: WireListRow, { lines, place }: Looked, problems: Problem[]): ListedLine | undefined {
  const note = (field: "item" | "size", message: string) => void problems.push({ row: row.row, field, message });
  const ofItem = row.item === "" ? lines : lines.filter(({ name }) => name === folded(row.item));
  if (ofItem.length === 0) return note("item", `この名前のアイテムは${place}にありません。`);
  const ofSize = row.size === "" ? ofItem : ofItem.filter(({ sizeName }) => sizeName === folded(row.size));
  const [only, another] = ofSize;
  if (!only) return note("size", `このサイズは${place}にありません。`);
  if (!another) return only;
  if (new Set(ofSize.map(({ name }) => name)).size > 1) return note("item", "アイテムの名前を書いてください。");
  return row.size === ""
    ? note("size", "サイズを書いてください。")
    : note("item", "同じ名前とサイズのアイテムが2つ以上あります。画面でお分けください。");
}

function readPieces(row: WireListRow, problems: Problem[]): number | undefined {
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
