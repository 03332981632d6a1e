import { SYSTEM_MESSAGE_TYPES, type SystemMessageType } from "@surimono/domain/notices";
import {
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  recordMaintenance,
  switchSystemMessageOff,
} from "../features/notices/index.ts";
import { NOTIFY_COMMANDS, NOTIFY_HELP } from "./notify-commands.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { indented, readLink, readText } from "./operator-text.ts";

const KINDS = Object.values(SYSTEM_MESSAGE_TYPES);

export const NOTICES_HELP = `${NOTIFY_HELP}
  npm run operator -- system-message <${KINDS.join("|")}> --title <text> [--sub-title <text>] [--link <address>] [--yes]
      Shows members a banner above every page, also those who closed the one before. It replaces that one.
  npm run operator -- system-message [off] [--yes]
      Takes the banner away. Without off: says which one is shown.
  npm run operator -- maintenance [on|off] [--yes]
      Sends everybody to /maintain with their next page, or opens the shop again. Without on or off: says which it is.`;

export const NOTICES_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  ...NOTIFY_COMMANDS,
  "system-message": {
    words: 1,
    options: ["title", "sub-title", "link"],
    reads: ([kind]) => kind === undefined,
    run: (work, kind) => {
      if (kind === undefined) return sayShown(work);
      return kind === "off" ? endSystemMessage(work) : startSystemMessage(work, kind);
    },
  },
  maintenance: { words: 1, options: [], reads: ([wanted]) => wanted === undefined, run: maintenance },
};

const NONE_SHOWN = "No system message is shown.";

/** Which banner members see. */
async function findShown(work: OperatorWork) {
  const latest = await findLatestSystemMessage(work.database.db, work.now());
  return latest?.status ? latest : undefined;
}

type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

const nowShown = (shown: Shown): string => `Shown now: ${lines(SYSTEM_MESSAGE_TYPES[shown.type], shown)}`;

function lines(kind: string, text: { title: string; subTitle: string; linkUrl: string | null }): string {
  return indented([`${kind}: ${text.title}`, text.subTitle, text.linkUrl].filter(Boolean).join("\n"));
}

async function sayShown(work: OperatorWork): Promise<number> {
  const shown = await findShown(work);
  work.tell({ shown: shown ?? null }, [shown ? nowShown(shown) : NONE_SHOWN]);
  return 0;
}

async function startSystemMessage(work: OperatorWork, kind: string): Promise<number> {
  const type = Object.entries(SYSTEM_MESSAGE_TYPES).find(([, name]) => name === kind)?.[0];
  if (!type) throw new Error(`Which kind? One of ${KINDS.join(", ")}, or off.`);
  const text = {
    title: readText(work.options, "title", 100),
    subTitle: work.options["sub-title"] === undefined ? "" : readText(work.options, "sub-title", 300),
    linkUrl: readLink(work.options),
  };
  const before = await findShown(work);
  if (before) work.say(nowShown(before));
  work.say(lines(kind, text));
  await confirmOrStop(work, "Show this to all members");
  const shown = { ...text, type: Number(type) as SystemMessageType, status: true, createdAt: new Date() };
  const id = await work.database.inTransaction((tx) => insertSystemMessage(tx, shown));
  work.say(`Done: message ${id}. Open pages show it within a minute.`);
  return 0;
}

async function endSystemMessage(work: OperatorWork): Promise<number> {
  const shown = await findShown(work);
  if (!shown) throw new Error(NONE_SHOWN);
  work.say(nowShown(shown));
  await confirmOrStop(work, "Take it away");
  await work.database.inTransaction((tx) => switchSystemMessageOff(tx, shown.id));
  work.say("Done. Open pages lose it within a minute.");
  return 0;
}

async function maintenance(work: OperatorWork, wanted: string | undefined): Promise<number> {
  const current = await isUnderMaintenance(work.database.db, work.now());
  work.tell({ maintenance: current }, [`Maintenance is ${current ? "on" : "off"}.`]);
  if (wanted === undefined) return 0;
  if (wanted !== "on" && wanted !== "off") throw new Error("Maintenance is on or off.");
  if ((wanted === "on") === current) return 0;
  await confirmOrStop(work, wanted === "on" ? "Send every visitor to /maintain" : "Open the shop again");
  await work.database.inTransaction((tx) => recordMaintenance(tx, wanted === "on", new Date()));
  work.say(`Done: maintenance is ${wanted}.`);
  return 0;
}
