/** What an operator may do at the console. Every call of the console names the one it takes. */
export const OPERATOR_RIGHTS = [
  "today.see",
  "orders.see",
  "orders.move",
  "orders.cancel",
  "orders.refund",
  "orders.reprint",
  "orders.export",
  "orders.note",
  "orders.address",
  "orders.quote",
  "floor.work",
  "documents.see",
  "documents.issue",
  "people.see",
  "money.record",
  "members.see",
  "members.business",
  "members.suspend",
  "members.close",
  "members.export",
  "support.see",
  "support.answer",
  "money.see",
  "money.close",
  "catalogue.see",
  "catalogue.write",
  "words.see",
  "words.write",
  "gallery.see",
  "gallery.decide",
  "system.see",
  "system.manage",
  "operators.manage",
  "record.see",
  "record.export",
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

interface RoleEntry {
  readonly name: string;
  readonly rights: readonly OperatorRight[];
}

const SEES = ["today.see", "orders.see"] as const;

/** The roles as data: an operator has one or more, and the rights of all of them. Only an owner manages operators. */
export const OPERATOR_ROLES = {
  owner: { name: "オーナー", rights: OPERATOR_RIGHTS },
  orders: {
    name: "受注",
    rights: [
      ...SEES,
      "orders.move",
      "orders.cancel",
      "orders.refund",
      "orders.reprint",
      "orders.export",
      "orders.note",
      "orders.address",
      "orders.quote",
      "floor.work",
      "documents.see",
      "documents.issue",
      "people.see",
      "members.see",
      "members.business",
      "support.see",
      "support.answer",
      "system.see",
    ],
  },
  floor: {
    name: "工房",
    rights: [...SEES, "orders.move", "orders.reprint", "orders.note", "floor.work", "people.see"],
  },
  support: {
    name: "お客様窓口",
    rights: [
      ...SEES,
      "orders.cancel",
      "orders.note",
      "orders.address",
      "orders.quote",
      "documents.see",
      "documents.issue",
      "people.see",
      "members.see",
      "members.suspend",
      "members.export",
      "support.see",
      "support.answer",
      "words.see",
      "gallery.see",
      "gallery.decide",
    ],
  },
  finance: {
    name: "経理",
    rights: [
      ...SEES,
      "orders.refund",
      "orders.export",
      "orders.note",
      "documents.see",
      "documents.issue",
      "money.record",
      "money.see",
      "money.close",
      "members.see",
      "members.business",
      "record.see",
      "record.export",
    ],
  },
  catalogue: { name: "商品", rights: ["today.see", "catalogue.see", "catalogue.write", "words.see", "words.write"] },
  viewer: { name: "閲覧", rights: [...SEES, "members.see", "catalogue.see", "words.see", "gallery.see"] },
} as const satisfies Readonly<Record<string, RoleEntry>>;

export type OperatorRole = keyof typeof OPERATOR_ROLES;
export const OPERATOR_ROLE_IDS = Object.keys(OPERATOR_ROLES) as readonly OperatorRole[];

/** Of all the roles together. */
export function rightsOf(roles: readonly OperatorRole[]): ReadonlySet<OperatorRight> {
  return new Set(roles.flatMap((role) => OPERATOR_ROLES[role].rights));
}
