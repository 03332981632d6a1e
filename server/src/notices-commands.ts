import {
  isNoticeLink,
  isNotificationType,
  MAX_NOTIFICATION_CONTENT,
  NOTIFICATION_TYPES,
  type NotificationType,
  SOCIAL_ACCOUNTS,
  SYSTEM_MESSAGE_TYPES,
  type SystemMessageType,
} from "@surimono/domain/notices";
import { findUserId } from "./features/members/index.ts";
import {
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  notifyEverybody,
  notifyMember,
  recordMaintenance,
  switchSystemMessageOff,
  withdrawNotification,
} from "./features/notices/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const NOTICES_HELP = `  npm run operator -- notify <email|everybody> --content <text> [--type <1-8>] [--link <address>] [--icon <path>] [--account <network>] [--yes]
      Puts a notification into the bell of one member, or of all. Types: 1 plain (unless said otherwise), 2 opens the item that
      --link names (/items/detail/1001), 3 to 5 show the picture --icon (/catalogue/1001/101/front.webp), 6 shows the icon of
      --account (${SOCIAL_ACCOUNTS.join(", ")}), 7 leads to connecting fans, 8 to the items. --link is a path of the shop or an https address.
  npm run operator -- withdraw-notification <id> [--yes]
      Takes a notification back: private_10002, public_1.
  npm run operator -- system-message <${Object.values(SYSTEM_MESSAGE_TYPES).join("|")}> --title <text> [--sub-title <text>] [--link <address>] [--yes]
      Shows members a banner above every page, also those who closed the one before.
  npm run operator -- system-message off [--yes]
      Takes the banner away.
  npm run operator -- maintenance [on|off] [--yes]
      Sends everybody to /maintain with their next page, or opens the shop again. Without on or off: says which it is.`;

export const NOTICES_OPTIONS = ["content", "type", "link", "icon", "account", "title", "sub-title"] as const;

export const NOTICES_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  notify,
  "withdraw-notification": withdraw,
  "system-message": (work, kind) => (kind === "off" ? endSystemMessage(work) : startSystemMessage(work, kind)),
  maintenance,
};

async function notify(work: OperatorWork, audience: string | undefined): Promise<number> {
  if (!audience) throw new Error("Whom? Give an e-mail address, or everybody.");
  const email = audience === "everybody" ? undefined : audience.trim().toLowerCase();
  const userId = email && (await findUserId(work.database.db, email));
  if (email && !userId) throw new Error(`${email} has no account.`);
  const type = readType(work.options["type"] ?? "1");
  const content = readText(work.options, "content", MAX_NOTIFICATION_CONTENT);
  const text = { type, content, linkUrl: readLink(work.options), ...readPicture(work.options, type) };
  if (type === 2 && !text.linkUrl) throw new Error("Which item? Type 2 needs --link, such as /items/detail/1001.");
  work.say(`To ${email ?? "all members"}, type ${type}: ${content}${text.linkUrl ? ` (${text.linkUrl})` : ""}`);
  await confirmOrStop(work, "Send");
  const now = new Date();
  const id = userId
    ? await notifyMember(work.database, userId, text, "operator", now)
    : await notifyEverybody(work.database, text, "operator", now);
  work.say(`Done: ${id}.`);
  return 0;
}

async function withdraw(work: OperatorWork, id: string | undefined): Promise<number> {
  if (!id) throw new Error("Which notification? Give its id, such as public_1.");
  await confirmOrStop(work, `Take ${id} back`);
  const content = await withdrawNotification(work.database, id);
  if (content === undefined) throw new Error(`There is no notification ${id}.`);
  work.say(`Done: “${content}” is gone.`);
  return 0;
}

async function startSystemMessage(work: OperatorWork, kind: string | undefined): Promise<number> {
  const types = Object.entries(SYSTEM_MESSAGE_TYPES);
  const type = types.find(([, name]) => name === kind)?.[0];
  if (!type) throw new Error(`Which kind? One of ${types.map(([, name]) => name).join(", ")}, or off.`);
  const title = readText(work.options, "title", 100);
  const subTitle = work.options["sub-title"] === undefined ? "" : readText(work.options, "sub-title", 300);
  const linkUrl = readLink(work.options);
  work.say([`${kind}: ${title}`, subTitle, linkUrl].filter(Boolean).join("\n  "));
  await confirmOrStop(work, "Show this to all members");
  const shown = { title, subTitle, linkUrl, status: true, createdAt: new Date() };
  const id = await insertSystemMessage(work.database.db, { ...shown, type: Number(type) as SystemMessageType });
  work.say(`Done: message ${id}. Open pages show it within a minute.`);
  return 0;
}

async function endSystemMessage(work: OperatorWork): Promise<number> {
  const latest = await findLatestSystemMessage(work.database.db);
  if (!latest?.status) throw new Error("No system message is shown.");
  work.say(`Shown now: ${latest.title}`);
  await confirmOrStop(work, "Take it away");
  await switchSystemMessageOff(work.database.db, latest.id);
  work.say("Done.");
  return 0;
}

async function maintenance(work: OperatorWork, wanted: string | undefined): Promise<number> {
  const current = await isUnderMaintenance(work.database.db);
  work.say(`Maintenance is ${current ? "on" : "off"}.`);
  if (wanted === undefined) return 0;
  if (wanted !== "on" && wanted !== "off") throw new Error("Maintenance is on or off.");
  if ((wanted === "on") === current) return 0;
  await confirmOrStop(work, wanted === "on" ? "Send every visitor to /maintain" : "Open the shop again");
  await recordMaintenance(work.database.db, wanted === "on", new Date());
  work.say(`Done: maintenance is ${wanted}.`);
  return 0;
}

type Options = OperatorWork["options"];

function readText(options: Options, name: string, maximum: number): string {
  const text = options[name]?.trim();
  if (!text) throw new Error(`--${name} is missing.`);
  if (text.length > maximum) throw new Error(`--${name} has ${text.length} characters; ${maximum} are the most.`);
  return text;
}

function readType(text: string): NotificationType {
  const type = Number(text);
  if (isNotificationType(type)) return type;
  throw new Error(`--type is one of ${NOTIFICATION_TYPES.join(", ")}.`);
}

function readLink({ link }: Options): string | null {
  if (link !== undefined && !isNoticeLink(link))
    throw new Error("--link is a path of the shop, such as /items, or an https address.");
  return link ?? null;
}

function readPicture({ icon, account }: Options, type: NotificationType) {
  if (icon !== undefined && !/^\/[\w\-./]{1,280}$/.test(icon))
    throw new Error("--icon is a path below images, such as /catalogue/1001/101/front.webp.");
  const accountType = SOCIAL_ACCOUNTS.find((name) => name === account) ?? null;
  if ((account !== undefined || type === 6) && !accountType)
    throw new Error(`--account is one of ${SOCIAL_ACCOUNTS.join(", ")}.`);
  return { iconPath: icon ?? null, accountType };
}
