import type { Size } from "../console/fill-orders.ts";
import { fillTable, idAt, type Query } from "../console/fill-table.ts";

const PHOTO = { content_type: "'image/jpeg'" } as const;

/** What members said and asked through the years, and the photographs that belong to it. */
export async function fillWords(query: Query, size: Size): Promise<void> {
  await fillReviews(query, size);
  await fillVotes(query, size);
  await fillPapers(query, size);
  const some = size.orders / 20;
  const at = "bench.now() - n.i * interval '31 minutes'";
  await fillTable(query, {
    table: "inquiries",
    rows: some,
    columns: { id: "'i' || n.i", name: "'佐藤 健'", email: "'k@example.jp'", message: "'納期は？'", created_at: at },
  });
  await fillTable(query, {
    table: "unit_photos",
    rows: some,
    from: "join bench.placed o on o.i = n.i * 20",
    columns: {
      ...{ ...PHOTO, user_id: "o.user_id", id: idAt(at, "n.i"), unit: "n.i::bigint * 60 + 1" },
      // Most of them of the last months, as they are kept no longer.
      taken_at: `case when mod(n.i, 10) = 0 then ${at} else bench.now() - n.i * interval '2 minutes' end`,
    },
  });
  const opened = "bench.now() - n.i * interval '8 minutes'";
  await fillTable(query, {
    table: "defect_photos",
    rows: some,
    from: "join bench.placed o on o.i = 3000 + n.i * 15",
    columns: { ...PHOTO, user_id: "o.user_id", report_id: idAt(opened, "n.i"), position: "0" },
  });
  await fillTable(query, {
    table: "my_item_pictures",
    rows: some,
    columns: {
      ...{ ...PHOTO, user_id: `'m' || (1 + mod(n.i, ${size.members} - 1))`, id: idAt(at, "n.i"), name: "'海.jpg'" },
      ...{ created_at: at, unsure_since: "null" },
    },
  });
}

/** Each member says something of one of the goods, until there are enough. */
async function fillReviews(query: Query, { orders, members }: Size): Promise<void> {
  const at = "bench.now() - n.i * interval '14 minutes'";
  const key = { user_id: `'m' || (1 + mod(n.i, ${members} - 1))`, item_id: `1001 + n.i / (${members} - 1)` };
  await fillTable(query, {
    table: "reviews",
    rows: orders / 10,
    columns: {
      ...{ ...key, id: idAt(at, "n.i"), stars: "1 + mod(n.i, 5)", words: "'着心地がよいです。'", nickname: "'すり'" },
      ...{ written_at: at, checked_at: "case when n.i > 100 then bench.now() end" },
    },
  });
  await fillTable(query, {
    table: "review_photos",
    rows: orders / 10,
    columns: { ...PHOTO, ...key, id: idAt(at, "n.i"), position: "0" },
  });
}

async function fillVotes(query: Query, { orders, members }: Size): Promise<void> {
  const closes = "bench.now() + interval '7 days' - n.i * interval '40 minutes'";
  const vote = idAt(closes, "n.i");
  await fillTable(query, {
    table: "votes",
    rows: orders / 40,
    columns: {
      ...{ id: vote, token_hash: "md5(n.i::text)", user_id: `'m' || (1 + mod(n.i, ${members} - 1))` },
      ...{ question: "'どちらがよいですか。'", made_at: `${closes} - interval '7 days'`, closes_at: closes },
    },
  });
  await fillTable(query, {
    table: "vote_choices",
    rows: orders / 40,
    from: "cross join generate_series(0, 1) as choice(place)",
    columns: { vote_id: vote, place: "choice.place", product_id: "1000000 + n.i" },
  });
  await fillTable(query, {
    table: "ballots",
    rows: orders / 40,
    from: "cross join generate_series(1, 5) as visitor(number)",
    columns: { vote_id: vote, voter_hash: "md5(visitor.number::text)", place: "mod(visitor.number, 2)" },
  });
}

/** Estimates that members drew up, and quotes that the shop sent them. */
async function fillPapers(query: Query, { orders, members }: Size): Promise<void> {
  const at = "bench.now() - n.i * interval '28 minutes'";
  const user_id = `'m' || (1 + mod(n.i, ${members} - 1))`;
  await fillTable(query, {
    table: "estimates",
    rows: orders / 20,
    columns: { user_id, document_id: idAt(at, "n.i"), promised: "'{}'::jsonb", until: `${at} + interval '30 days'` },
  });
  await fillTable(query, {
    table: "quotes",
    rows: orders / 40,
    columns: {
      ...{ user_id, id: idAt(at, "n.i"), totals: "'{}'::jsonb", created_at: at, sent_at: at, revision: "1" },
      ...{ until: `(${at})::date + 30`, ends_at: `${at} + interval '31 days'`, revoked_at: "null" },
    },
  });
}
