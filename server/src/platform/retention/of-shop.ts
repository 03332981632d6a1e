import type { Kept } from "./kept.ts";

/** What is kept of operators and of the shop itself. */
export const OF_SHOP = {
  press: {
    what: "Packages for a press, their links and downloads",
    tables: ["press_packages", "press_gangs", "press_links", "press_downloads"],
    files: ["press/<package>/"],
    term: { days: 60 },
    by: "forget-press",
    why: "long enough to print them again",
  },
  operators: {
    what: "Operators, how they sign in, what they set up for themselves",
    tables: ["operators", "operator_passkeys", "operator_recovery_codes", "operator_views"],
    term: "shop",
    by: "nobody",
    why: "names stand in the record of deeds; a closed one opens nothing",
  },
  "operator-sessions": {
    what: "Sessions, invitations and challenges of operators",
    tables: ["operator_sessions", "operator_invitations", "operator_challenges"],
    term: "expires",
    by: "operators-clean-up",
    why: "of no use after their end",
  },
  "operator-sign-ins": {
    what: "Who came in at the console and who was kept out",
    tables: ["operator_sign_ins"],
    term: { months: 13 },
    by: "forget-sign-ins",
    why: "is looked for a year later, and is no record of what was done",
  },
  deeds: {
    what: "What operators did",
    tables: ["operator_deeds"],
    term: "shop",
    by: "nobody",
    why: "the record nobody can change; mail addresses are masked in it",
  },
  limits: {
    what: "How often an address or member called",
    tables: ["rate_limits"],
    term: "expires",
    by: "itself",
    why: "each process sweeps those that are over every few minutes",
  },
  "item-pictures": {
    what: "Photographs of goods that no edition had",
    tables: ["catalogue_pictures"],
    files: ["pictures/items/"],
    term: { days: 30 },
    by: "sweep-item-pictures",
    why: "whoever uploaded one may have it in a draft",
  },
  renders: {
    what: "Pages with edited texts, by build",
    tables: ["page_builds", "page_renders"],
    term: { days: 30 },
    by: "itself",
    why: "as long as a process of an older build may run, or come back",
  },
  "shop-data": {
    what: "Goods, coupons, texts, notices and settings of the shop: no person",
    tables: [
      ...["catalogue_items", "catalogue_lookups", "catalogue_sales", "catalogue_state", "catalogue_drafts"],
      ...["catalogue_editions", "catalogue_files", "coupons", "page_versions", "ticket_templates", "bulletins"],
      ...["public_notifications", "system_messages", "maintenance_records", "bank_mappings", "report_mappings"],
      ...["journal_settings", "batches", "batch_rules", "blank_counts", "blank_sources", "press_settings"],
    ],
    term: "shop",
    by: "nobody",
    why: "what the shop is run by; a bulletin to one member goes with the account",
  },
  demo: {
    what: "The demo's own gateway and networks",
    tables: ["local_gateway_refunds", "local_gateway_replies", "local_gateway_sessions", "local_network_grants"],
    files: ["DATA_DIR/mail/"],
    term: "shop",
    by: "nobody",
    why: "not in production",
  },
} as const satisfies Readonly<Record<string, Kept>>;
