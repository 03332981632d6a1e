/**
 * Where each table of the shop lies when the database is Citus. A test compares this with the schema, and `npm run operator -- distribute`
 * refuses a table that is not named here: it would stay on the coordinator without anybody having decided so.
 */

/** Rows of members, each beside all others of the same member: split by `user_id`, which every key of theirs contains. */
export const DISTRIBUTED: readonly string[] = [
  // The first one: the others are placed beside it.
  "carts",
  ...["cart_destinations", "cart_lines", "cart_pieces"],
  ...["addresses", "agreements", "guardian_consents", "member_profiles", "operation_logs"],
  ...["withdrawal_codes", "withdrawn_members"],
  ...["coupon_entries", "coupon_members", "coupon_past_uses", "coupon_uses", "early_tellings"],
  ...["defect_messages", "defect_photos", "defect_pieces", "defect_reports"],
  ...["design_pictures", "design_versions", "designs", "my_item_pictures", "my_items", "profit_settings"],
  ...["document_files", "document_orders", "documents", "estimates", "quotes"],
  ...["favourites", "gallery_events", "gallery_reports", "private_notifications", "social_links", "user_insights"],
  ...["mile_balances", "mile_entries", "mile_lots", "mile_promises", "mile_spends"],
  ...["order_destinations", "order_letters", "order_lines", "order_moves", "order_notes", "order_pieces"],
  ...["order_refund_pieces", "order_refunds", "order_replacements", "orders", "payment_attempts", "payment_events"],
  ...["batch_units", "courier_exports", "unit_movements", "unit_orders", "unit_photos", "units", "units_to_take_out"],
  ...["return_addresses", "stock_movements", "stock_returns", "storage_days", "stored_items", "stored_pieces"],
];

/** On every node, because rows of members refer to them or are read with them in each call; each with why it may be written so dearly. */
export const REFERENCE: Readonly<Record<string, string>> = {
  users: "every member's row refers to it, and an address belongs to one account only",
  business_profiles: "read with its account in every call",
  coupons: "carts and uses refer to it; only limited ones are written when they are used",
  batches: "units refer to it; the workshop makes some a day",
  press_packages: "asked which pieces they have; some a day",
  operators: "named beside what they did to members' rows; few, and written when one comes or goes",
};

const BOOKS = "the shop's own books: over all members, or of nobody";
const CATALOGUE = "the shop's goods";
const CONSOLE = "of the operators";
const WORDS = "the shop's words to everybody";
const REVIEWS = "read by goods, over all members, for every visitor";
const FLOOR = "of the workshop, over all members";
const SIGN_IN = "looked up by something that only its holder has, before the member is known";
const BILLS =
  "bills and payments stand beside lines of the bank, which belong to nobody, and a trigger keeps both in step";
const DEMO = "the demo's own gateway and networks";
const TICKETS = "also of people without an account, found by its number";

/** On the coordinator alone, each with why. */
export const LOCAL: Readonly<Record<string, string>> = {
  ...all(
    SIGN_IN,
    "accounts",
    "email_changes",
    "sessions",
    "shared_links",
    "sign_ups",
    "social_link_tries",
    "verifications",
    ...["votes", "vote_choices", "ballots", "link_comments"],
  ),
  ...all(TICKETS, "inquiries", "ticket_entries", "ticket_files", "ticket_templates", "tickets"),
  ...all(BILLS, "bank_files", "bank_lines", "bank_mappings", "open_bank_lines", "payer_names"),
  ...all(BILLS, "bill_balances", "bill_entries", "bill_orders", "billing_accounts", "bills", "dunnings"),
  ...all(BOOKS, "day_closings", "difference_notes", "document_counters", "gateway_events", "gateway_lines"),
  ...all(BOOKS, "gateway_reports", "journal_files", "journal_settings", "report_mappings", "sales_count", "sales_days"),
  ...all(CATALOGUE, "catalogue_drafts", "catalogue_editions", "catalogue_files", "catalogue_items"),
  ...all(CATALOGUE, "catalogue_lookups", "catalogue_pictures", "catalogue_sales", "catalogue_state"),
  ...all(CONSOLE, "operator_challenges", "operator_deeds", "operator_invitations", "operator_passkeys"),
  ...all(CONSOLE, "operator_recovery_codes", "operator_sessions", "operator_sign_ins", "operator_views"),
  ...all(CONSOLE, "suspensions", "bulletins"),
  ...all(WORDS, "maintenance_records", "page_builds", "page_renders", "page_versions"),
  ...all(WORDS, "public_notifications", "system_messages"),
  ...all(FLOOR, "batch_rules", "blank_counts", "blank_sources", "press_downloads", "press_gangs", "press_links"),
  ...all(FLOOR, "press_settings"),
  ...all(REVIEWS, "reviews", "review_photos", "review_reports", "review_sums"),
  ...all(DEMO, "local_gateway_refunds", "local_gateway_replies", "local_gateway_sessions", "local_network_grants"),
  rate_limits: "counted for whoever asks, known or not",
  social_revocations: "of connections whose member may be gone",
  withdrawal_reasons: "of members who are gone: without their name",
};

function all(why: string, ...tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}

/** A key over all members, which a database on several machines cannot watch over. */
export interface WiderKey {
  readonly table: string;
  readonly index: string;
  /** What Citus has instead of it, besides a plain index on the same columns. */
  readonly own?: string;
  /** What keeps two members from having the same there. */
  readonly instead: string;
}

/** One PostgreSQL keeps them unique, and goes on doing so. */
export const WIDER_KEYS: readonly WiderKey[] = [
  { table: "design_versions", index: "design_versions_id", instead: "random UUIDs" },
  { table: "my_item_pictures", index: "my_item_pictures_id", instead: "random UUIDs" },
  { table: "my_items", index: "my_items_draft_key", instead: "random keys" },
  { table: "orders", index: "orders_sequence", instead: "a sequence of the coordinator, which alone takes orders" },
  { table: "units", index: "units_number", instead: "a sequence of the coordinator" },
  {
    table: "unit_movements",
    index: "unit_movements_scan",
    own: "user_id, scan_id",
    instead: "a scan names its unit, and a unit its member",
  },
  {
    table: "documents",
    index: "documents_number",
    own: "user_id, kind, year, count",
    instead: "the counter of its kind and year, locked by whoever takes a number",
  },
  {
    table: "payment_attempts",
    index: "payment_attempts_session",
    own: "user_id, session_id",
    instead: "the gateway, which names its sessions",
  },
  {
    table: "payment_events",
    index: "payment_events_once",
    own: "user_id, provider, provider_ref, type",
    instead: "the gateway's events, each taken once (gateway_events)",
  },
];
