import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  exportDocuments,
  getDocument,
  getDocumentFile,
  makeEstimate,
  type WireSheet,
} from "@surimono/contract/documents";
import { getOrder } from "@surimono/contract/orders";
import { DOCUMENT_KIND_IDS } from "@surimono/domain/documents";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { hasTool, runTool } from "../../testing/outside-tools.ts";
import { advanceOrder } from "../orders/index.ts";
import { fillCart, storing, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { documentsOf, issue, openInvoiced, openPaid } from "./testing/index.ts";

// What others read in our documents: they are kept for seven years, and opened by programs that we do not know.

let opened: TestShop;
const folder = mkdtempSync(join(tmpdir(), "documents-"));
const sheets = new Map<string, WireSheet>();
const zipAt = join(folder, "documents.zip");
const at = (kind: string) => join(folder, `${kind}.pdf`);

async function keep({ call }: TestBuyer, document_id: string): Promise<void> {
  const { kind, sheet } = value(await call(getDocument, { document_id }));
  const blob: Blob = value(await call(getDocumentFile, { document_id }));
  const name = sheet.copy === "" ? kind : "copy";
  sheets.set(name, sheet);
  writeFileSync(at(name), Buffer.from(await blob.arrayBuffer()));
}

beforeAll(async () => {
  opened = await openTestShop();
  const { buyer, order_id, refund } = await openPaid(opened);
  await keep(buyer, value(await issue(buyer, order_id, "receipt")).document_id);
  await keep(buyer, value(await issue(buyer, order_id, "receipt", { issue: 2 })).document_id);
  const { order_number } = value(await buyer.call(getOrder, { order_id }));
  for (const step of ["printing", "packed", "shipped"] as const)
    value(await advanceOrder(storing(opened.shop, true), order_number, step, new Date(Date.now() + 31 * 60_000)));
  await keep(buyer, value(await issue(buyer, order_id, "delivery")).document_id);
  await refund(1_000);
  const returned = async () => (await documentsOf(buyer, order_id)).documents.find(({ kind }) => kind === "return");
  await waitUntil("the return", async () => (await returned()) !== undefined);
  await keep(buyer, (await returned())?.document_id ?? "");
  await fillCart(buyer, { 23: 30 });
  const made = { request_key: randomUUID(), recipient: "株式会社髙島屋", honorific: "御中" } as const;
  await keep(buyer, value(await buyer.call(makeEstimate, made)).document_id);
  const firm = await openInvoiced(opened);
  await keep(firm.buyer, value(await issue(firm.buyer, firm.order_id, "invoice")).document_id);
  const zip: Blob = value(await buyer.call(exportDocuments, {}));
  writeFileSync(zipAt, Buffer.from(await zip.arrayBuffer()));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await opened.stop();
});

/** Every kind, and a 再発行 of one. */
const KINDS = ["receipt", "copy", "delivery", "return", "estimate", "invoice"] as const;

test("they are all the kinds that there are", () => {
  expect([...sheets.keys()].toSorted()).toEqual([...KINDS].toSorted());
  expect(KINDS.filter((kind) => kind !== "copy").toSorted()).toEqual([...DOCUMENT_KIND_IDS].toSorted());
});

describe.runIf(hasTool("qpdf"))("qpdf", () => {
  test.each(KINDS)("finds no fault in a %s", (kind) => {
    expect(runTool("qpdf", "--check", at(kind))).toContain("No syntax or stream encoding errors");
  });
});

describe.runIf(hasTool("pdfinfo"))("poppler", () => {
  test.each(KINDS)("reads title and size of a %s, on one page", (kind) => {
    const said = runTool("pdfinfo", at(kind));
    const { title, number, issuer } = sheets.get(kind) as WireSheet;
    expect(said).toContain(`${title} ${number}`);
    expect(said).toContain(issuer.name);
    expect(said).toMatch(/Tagged:\s+yes/);
    expect(said).toMatch(/Pages:\s+1\n/);
    expect(said).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
  });

  test.each(KINDS)("finds every font of a %s inside, with its letters to search for", (kind) => {
    const rows = runTool("pdffonts", at(kind)).trim().split("\n").slice(2);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/ yes +yes +yes +\d+ +\d+$/);
  });

  test.each(KINDS)("reads in a %s every word and sum of its page", (kind) => {
    const read = runTool("pdftotext", "-raw", at(kind), "-").replaceAll(/\s/g, "");
    const { title, number, recipient, statement, sum, facts, groups, taxes, notes, issuer } = sheets.get(
      kind,
    ) as WireSheet;
    for (const word of [
      ...[title, number, recipient, statement, sum.label, formatYen(sum.amount), issuer.registration],
      ...facts.flatMap(({ name, value: fact }) => [name, fact]),
      ...groups.flatMap(({ lines }) => lines.flatMap(({ name, detail, amount }) => [name, detail, formatYen(amount)])),
      ...groups.flatMap(({ extras }) => extras.flatMap(({ label, amount }) => [label, formatYen(amount)])),
      ...taxes.flatMap(({ rate, tax }) => [`${rate / 100}%`, formatYen(tax)]),
      ...notes,
      ...(kind === "copy" ? ["再発行", sheets.get("receipt")?.number ?? ""] : []),
    ])
      expect(read).toContain(word.replaceAll(/\s/g, ""));
  });
});

describe.runIf(hasTool("unzip"))("unzip", () => {
  test("unpacks what was taken home, and its index says each file to the byte", () => {
    const out = join(folder, "home");
    runTool("unzip", "-q", zipAt, "-d", out);
    const [head = "", ...rows] = readFileSync(join(out, "index.csv"), "utf8").trimEnd().split("\r\n");
    expect(head).toBe(
      '\ufeff"番号","種類","発行日","宛名","金額（税込）","消費税額","再発行のもと","ファイル","SHA-256"',
    );
    const named = rows.map((row) => row.slice(1, -1).split('","'));
    expect(named.map(([number]) => number).toSorted()).toEqual(
      ["receipt", "copy", "delivery", "return", "estimate"].map((kind) => sheets.get(kind)?.number).toSorted(),
    );
    for (const [number = "", title, day, recipient, amount, , copy, file = "", sha256] of named) {
      const sheet = [...sheets.values()].find((one) => one.number === number) as WireSheet;
      expect([title, day, recipient, amount, copy]).toEqual([
        ...[sheet.title, slashedDay(sheet.issued), sheet.recipient, String(sheet.sum.amount), sheet.copy],
      ]);
      const bytes = readFileSync(join(out, file));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});
