import type { WireDocument, WireSheet } from "@surimono/contract/documents";

export const ORDER_ID = "0198a000-0000-7000-8000-000000000001";

export const receipt: WireDocument = {
  document_id: "0198b000-0000-7000-8000-000000000001",
  kind: "receipt",
  title: "領収書",
  number: "R-2026-000001",
  issued_on: "2026-11-22",
  recipient: "摺木 みどり 様",
  amount: 5632,
  copy_of: "",
  order_ids: [ORDER_ID],
};

export const sheet: WireSheet = {
  ...{ kind: "receipt", title: "領収書", number: "R-2026-000001", copy: "", issued: "2026-11-22" },
  recipient: "摺木 みどり 様",
  sum: { label: "領収金額（税込）", amount: 5632 },
  statement: "但し 印刷品代 として、上記の金額を領収いたしました。",
  facts: [{ name: "取引日", value: "2026/11/21" }],
  groups: [
    {
      heading: "",
      lines: [{ name: "ふくろうのT", detail: "Tシャツ・M", quantity: 2, price: 2816, amount: 5632, rate: 1000 }],
      extras: [{ label: "送料", amount: 0 }],
    },
  ],
  taxes: [{ rate: 1000, amount: 5632, tax: 512 }],
  bank: [],
  notes: [],
  issuer: {
    name: "株式会社版木堂",
    address: "東京都千代田区神田神保町1-2-3",
    phone: "03-1234-5678",
    email: "info@hangido.jp",
    registration: "T1234567890123",
  },
};
