import { fail, ok } from "@surimono/domain/kernel";
import { isSendingTime } from "@surimono/domain/words";
import { v4 as randomId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import {
  FILE_VERSION,
  findLegalVersions,
  findVersion,
  insertVersion,
  LEGAL_PAGES,
  type LegalDocument,
  lastVersionOf,
  lockDueVersions,
  lockOpenVersion,
  type PageVersion,
  readShippedText,
  titleOf,
  updateVersion,
} from "../../editorial/index.ts";
import { insertBulletin } from "../bulletins/bulletins.store.ts";

export function documentOf(name: string): LegalDocument | undefined {
  return (Object.keys(LEGAL_PAGES) as LegalDocument[]).find((document) => LEGAL_PAGES[document] === name);
}

interface Draft {
  readonly name: string;
  readonly text: string;
  /** When what was edited was last changed; undefined: there was no draft. */
  readonly base: Date | undefined;
  readonly by: string;
  readonly now: Date;
}

/** Keeps the draft; of a page never published before it is the second version, as the first will be its file. */
export async function saveDraft(tx: Transaction, { name, text, base, by, now }: Draft) {
  if (readShippedText(name) === undefined) return fail("words/no-such-page");
  const open = await lockOpenVersion(tx, name);
  if (open?.changedAt.getTime() !== base?.getTime()) return fail("words/text-changed");
  const draft = { ...NEW, text, by, changedAt: now };
  if (open) {
    await updateVersion(tx, open, draft);
    return ok(now);
  }
  await insertVersion(tx, { name, version: Math.max(await lastVersionOf(tx, name), FILE_VERSION) + 1, ...draft });
  return ok(now);
}

const NEW = { state: "draft", publishAt: null, publishedAt: null, legalVersion: null, isMaterial: false } as const;

/** The file as it is when a page is first published over it, so that there is something to go back to and consents keep their text. */
async function keepFile(tx: Transaction, name: string, now: Date): Promise<void> {
  const text = readShippedText(name);
  if (text === undefined || (await findVersion(tx, name, FILE_VERSION))) return;
  const document = documentOf(name);
  const legalVersion = document ? (await findLegalVersions(tx))[document] : null;
  const row = { name, version: FILE_VERSION, text, publishAt: null, legalVersion, isMaterial: false };
  await insertVersion(tx, { ...row, state: "published", publishedAt: now, by: "", changedAt: now });
}

interface Publishing {
  readonly publishAt: Date | undefined;
  readonly legalVersion: string | null;
  readonly isMaterial: boolean;
  readonly now: Date;
}

/** Plans it; a plan for now is published by the same hand that publishes those for later. */
export async function planDraft(tx: Transaction, open: PageVersion, { publishAt, legalVersion, ...wish }: Publishing) {
  const { now, isMaterial } = wish;
  const at = publishAt ?? now;
  if (!isSendingTime(at, now)) return fail("words/time-not-possible");
  const document = documentOf(open.name);
  // A later version of effect, or consents could not tell one from the other.
  const before = document && (await findLegalVersions(tx))[document];
  if (before ? !legalVersion || legalVersion <= before : legalVersion !== null) return fail("words/legal-version");
  const change = { state: "planned" as const, publishAt: at, legalVersion, isMaterial: isMaterial && !!document };
  await updateVersion(tx, open, { ...change, changedAt: now });
  if (at <= now) await publishVersion(tx, { ...open, ...change }, now);
  return ok(undefined);
}

/** What was planned and is due. */
export async function publishDue(tx: Transaction, now: Date): Promise<void> {
  for (const version of await lockDueVersions(tx, now)) await publishVersion(tx, version, now);
}

async function publishVersion(tx: Transaction, version: PageVersion, now: Date): Promise<void> {
  await keepFile(tx, version.name, now);
  await updateVersion(tx, version, { state: "published", publishedAt: now });
  if (!version.isMaterial || !version.legalVersion) return;
  const [year, month, day] = version.legalVersion.split("-").map(Number);
  const content = `「${titleOf(version.text)}」を改定します（${year}年${month}月${day}日から）。変わるところをご確認ください。`;
  const text = { type: 1 as const, content, linkUrl: `/${version.name}`, iconPath: null, accountType: null };
  const to = { audience: "everybody" as const, rankId: null, userId: null };
  await insertBulletin(tx, {
    id: randomId(),
    ...text,
    ...to,
    sendAt: now,
    state: "planned",
    by: version.by,
    createdAt: now,
  });
}
