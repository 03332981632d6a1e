import {
  isNotificationType,
  MAX_NOTIFICATION_CONTENT,
  NOTIFICATION_TYPES,
  type NotificationType,
  SOCIAL_ACCOUNTS,
} from "@surimono/domain/notices";
import { type BulletinText, itemOfLink } from "@surimono/domain/words";
import { findUserId } from "../features/members/index.ts";
import {
  findNotification,
  listNotifications,
  notifyEverybody,
  notifyMember,
  withdrawNotification,
} from "../features/notices/index.ts";
import { judgeBulletin } from "../features/words/index.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc, indented, readLink, readText } from "./operator-text.ts";

export const NOTIFY_HELP = `  npm run operator -- notify <email|everybody> --content <text> [--type <1-8>] [--link <address>] [--icon <path>] [--account <network>] [--yes]
      Puts a notification into the bell of one member, or of all. Types: 1 plain (unless said otherwise), 2 opens the item that
      --link names (/items/detail/1001), 3 to 5 show the picture --icon (/catalogue/1001/101/front.webp), 6 shows the icon of
      --account (${SOCIAL_ACCOUNTS.join(", ")}), 7 leads to connecting fans, 8 to the items. --link is a path of the shop or an https
      address. Put text with spaces in quotes; \\n is a line break.
  npm run operator -- notifications [email]
      The newest notifications of all members, or of one, with their ids.
  npm run operator -- withdraw-notification <id> [--yes]
      Takes a notification back: private_10002, public_1.`;

export const NOTIFY_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  notify: { words: 1, options: ["content", "type", "link", "icon", "account"], run: notify },
  notifications: { words: 1, options: [], reads: always, run: sayNotifications },
  "withdraw-notification": { words: 1, options: [], run: withdraw },
};

/** The newest that the operator is shown. */
const SAID = 20;

async function notify(work: OperatorWork, audience: string | undefined): Promise<number> {
  if (!audience) throw new Error("Whom? Give an e-mail address, or everybody.");
  const userId = await readAudience(work, audience);
  const type = readType(work.options["type"] ?? "1");
  const content = readText(work.options, "content", MAX_NOTIFICATION_CONTENT);
  const text = { type, content, linkUrl: readLink(work.options), ...readPicture(work.options, type) };
  const judged = await judgeBulletin(work.database.db, text);
  if (!judged.ok) throw new Error(refusalOf(judged.failure.code, text));
  work.say(
    `To ${userId ? audience : "all members"}, type ${type}: ${content}${text.linkUrl ? ` (${text.linkUrl})` : ""}`,
  );
  await confirmOrStop(work, "Send");
  const now = new Date();
  const id = userId
    ? await notifyMember(work.database, userId, text, "operator", now)
    : await notifyEverybody(work.database, text, "operator", now);
  work.say(`Done: ${id}.`);
  return 0;
}

async function sayNotifications(work: OperatorWork, audience: string | undefined): Promise<number> {
  const userId = audience && (await readAudience(work, audience));
  const rows = await listNotifications(work.database.db, userId || undefined, SAID);
  const none = userId ? `${audience} was told nothing.` : "Nothing was told to all members.";
  const told = rows.map(
    ({ id, type, content, linkUrl, createdAt }) =>
      `${id} (type ${type}) ${atUtc(createdAt)}: ${indented(content)}${linkUrl ? ` (${linkUrl})` : ""}`,
  );
  work.tell({ notifications: rows }, rows.length === 0 ? [none] : told);
  return 0;
}

async function withdraw(work: OperatorWork, id: string | undefined): Promise<number> {
  if (!id) throw new Error("Which notification? Give its id, such as public_1; notifications lists them.");
  const found = await findNotification(work.database.db, id);
  if (!found) throw new Error(`There is no notification ${id}.`);
  work.say(`${id}: ${indented(found.content)}`);
  await confirmOrStop(work, "Take it back");
  // Another operator may have been quicker; it is gone either way.
  await withdrawNotification(work.database, id);
  work.say("Done: it is gone.");
  return 0;
}

/** The member's id; undefined for everybody. */
async function readAudience(work: OperatorWork, audience: string): Promise<string | undefined> {
  if (audience === "everybody") return undefined;
  const email = audience.trim().toLowerCase();
  const userId = await findUserId(work.database.db, email);
  if (!userId) throw new Error(`${email} has no account.`);
  return userId;
}

function readType(text: string): NotificationType {
  const type = Number(text);
  if (isNotificationType(type)) return type;
  throw new Error(`--type is one of ${NOTIFICATION_TYPES.join(", ")}.`);
}

type Fault = Extract<Awaited<ReturnType<typeof judgeBulletin>>, { readonly ok: false }>["failure"]["code"];

function refusalOf(code: Fault, { linkUrl, iconPath }: BulletinText): string {
  switch (code) {
    case "words/link-not-possible":
      return "--link is a path of the shop, or an https address.";
    case "words/link-is-given":
      return "Type 8 always leads to the items: it has no --link.";
    case "words/no-such-item": {
      const item = itemOfLink(linkUrl);
      if (item === undefined) return "Which item? Type 2 needs --link, such as /items/detail/1001.";
      return `There is no item ${item} on sale.`;
    }
    case "words/no-such-picture":
      return `There is no picture ${iconPath}.`;
    case "words/no-account-type":
      return `--account is one of ${SOCIAL_ACCOUNTS.join(", ")}.`;
  }
}

function readPicture({ icon, account }: OperatorWork["options"], type: NotificationType) {
  const showsPicture = type >= 3 && type <= 5;
  if (icon !== undefined && !showsPicture) throw new Error("--icon is for types 3 to 5.");
  if (showsPicture && !/^\/[\w\-./]{1,280}$/.test(icon ?? ""))
    throw new Error("--icon is a path below images, such as /catalogue/1001/101/front.webp. Types 3 to 5 need one.");
  if (account !== undefined && type !== 6) throw new Error("--account is for type 6.");
  const accountType = SOCIAL_ACCOUNTS.find((name) => name === account) ?? null;
  if (type === 6 && !accountType) throw new Error(`--account is one of ${SOCIAL_ACCOUNTS.join(", ")}.`);
  return { iconPath: icon ?? null, accountType };
}
