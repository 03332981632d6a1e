import { type AnswerOf, DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/words";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import {
  deleteOpenVersion,
  findBuild,
  findVersion,
  listOpenVersions,
  listShippedNames,
  listShownVersions,
  listVersions,
  lockOpenVersion,
  type PageVersion,
  readShippedText,
  renderPages,
  renderShownPages,
  titleOf,
} from "../../editorial/index.ts";
import { documentOf, planDraft, publishDue, saveDraft } from "./text-drafts.ts";

const publishPagesJob = timedJob("publish-pages");

/** The texts of articles, FAQ and legal pages. */
export function pagesRoutes(shop: Shop): void {
  readingRoutes(shop);
  shop.operatorRoute(calls.saveTextDraft, async ({ payload, operator, recorded }) => {
    const { name, text, base } = payload;
    const draft = { name, text, base: base === null ? undefined : new Date(base), by: operator.name, now: shop.now() };
    const saved = await recorded(ofPage(calls.saveTextDraft.name, name)).inTransaction((tx) => saveDraft(tx, draft));
    return saved.ok ? ok({ changed_at: saved.value.toISOString() }) : saved;
  });
  shop.operatorRoute(calls.publishTextDraft, async ({ payload, recorded }) => {
    const { name, reason, base, publish_at, legal_version: legalVersion, is_material: isMaterial } = payload;
    const draft = (await listVersions(shop.database.db, name)).find(({ state }) => state !== "published");
    if (!draft) return fail("words/no-such-page");
    // Before any lock, as it takes seconds; the draft is that of `base` or refused below.
    if (findBuild() === undefined) return fail("words/pages-not-built");
    if ("faults" in (await renderPages({ [name]: draft.text }, `/${name}`))) return fail("words/text-faulty");
    const wish = { publishAt: publish_at === null ? undefined : new Date(publish_at), legalVersion, isMaterial };
    const deed = { ...ofPage(calls.publishTextDraft.name, name), reason };
    return recorded(deed).inTransaction(async (tx) => {
      const open = await lockOpenVersion(tx, name);
      if (open?.changedAt.toISOString() !== base || open.text !== draft.text) return fail("words/text-changed");
      const planned = await planDraft(tx, open, { ...wish, now: shop.now() });
      if (!planned.ok) return planned;
      await shop.jobs.enqueue(tx, publishPagesJob, {});
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.dropTextDraft, ({ payload, recorded }) => {
    const { name, base, reason } = payload;
    return recorded({ ...ofPage(calls.dropTextDraft.name, name), reason }).inTransaction(async (tx) => {
      const open = await lockOpenVersion(tx, name);
      if (!open) return fail("words/no-such-page");
      if (open.changedAt.toISOString() !== base) return fail("words/text-changed");
      await deleteOpenVersion(tx, name);
      return ok(DONE);
    });
  });
  shop.jobs.handle(publishPagesJob, async () => {
    await shop.database.inTransaction(async (tx) => ok(await publishDue(tx, shop.now())));
    await renderShownPages(shop);
  });
}

function readingRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listTextPages, async () => {
    const [shown, open] = [await listShownVersions(db), await listOpenVersions(db)];
    const pages = listShippedNames().map((name) => {
      const [version, draft] = [shown.find((one) => one.name === name), open.find((one) => one.name === name)];
      return {
        ...{ name, title: titleOf(version?.text ?? readShippedText(name) ?? "") },
        published_at: version?.publishedAt?.toISOString() ?? null,
        open: draft?.state === "planned" ? ("planned" as const) : draft ? ("draft" as const) : null,
        publish_at: draft?.publishAt?.toISOString() ?? null,
      };
    });
    return ok({ pages });
  });
  shop.operatorRoute(calls.getTextPage, async ({ payload: { name } }) => {
    const shipped = readShippedText(name);
    if (shipped === undefined) return fail("words/no-such-page");
    const versions = await listVersions(db, name);
    const shown = (await listShownVersions(db)).find((one) => one.name === name);
    const draft = versions.find(({ state }) => state !== "published");
    const text = shown?.text ?? shipped;
    return ok({
      ...{ name, path: `/${name}`, title: titleOf(text), is_legal: documentOf(name) !== undefined, text },
      draft: draft ? { text: draft.text, ...presentVersion(draft) } : null,
      versions: versions.filter(({ state }) => state === "published").map(presentVersion),
    });
  });
  shop.operatorRoute(calls.getTextVersion, async ({ payload: { name, version } }) => {
    const found = await findVersion(db, name, version);
    return found ? ok({ text: found.text }) : fail("words/no-such-page");
  });
  shop.operatorRoute(calls.previewTextPage, async ({ payload: { name, text } }) => {
    if (readShippedText(name) === undefined) return fail("words/no-such-page");
    if (findBuild() === undefined) return fail("words/pages-not-built");
    const rendered = await renderPages({ [name]: text }, `/${name}`);
    if ("faults" in rendered) return ok({ html: "", faults: [...rendered.faults] });
    // It is only looked at: what would run is left out, so that the frame need not refuse it.
    const html = (rendered.pages[0]?.html ?? "").replace(
      /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
      "",
    );
    return ok({ html, faults: [] });
  });
}

/** Without the text, which its versions keep. */
function ofPage(action: string, name: string) {
  const state = async (tx: Transaction) => {
    const open = await lockOpenVersion(tx, name);
    if (!open) return { draft: null };
    const { version, state: is, publishAt, legalVersion, isMaterial } = open;
    return { version, state: is, publish_at: publishAt, legal_version: legalVersion, is_material: isMaterial };
  };
  return { action, subject: { kind: "page", id: name }, state };
}

function presentVersion(row: PageVersion): AnswerOf<typeof calls.getTextPage>["versions"][number] {
  return {
    ...{ version: row.version, state: row.state, legal_version: row.legalVersion, is_material: row.isMaterial },
    ...{ publish_at: row.publishAt?.toISOString() ?? null, published_at: row.publishedAt?.toISOString() ?? null },
    ...{ by: row.by, changed_at: row.changedAt.toISOString() },
  };
}
