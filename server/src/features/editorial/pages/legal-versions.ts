import { PRIVACY_VERSION, TERMS_VERSION } from "@surimono/domain/members";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { pageVersions } from "../editorial.tables.ts";
import { FILE_VERSION } from "./page-versions.store.ts";

/** The pages that consents are about. */
export const LEGAL_PAGES = { terms: "guides/protocol-auth", privacy: "guides/privacy" } as const;
export type LegalDocument = keyof typeof LEGAL_PAGES;

/** The version that is shown, and so the one that whoever signs up now accepts: that of the file until the page is edited. */
export async function findLegalVersions(queries: Queries): Promise<Readonly<Record<LegalDocument, string>>> {
  const rows = await queries
    .select({ name: pageVersions.name, version: pageVersions.legalVersion })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.state, "published"),
        gt(pageVersions.version, FILE_VERSION),
        isNotNull(pageVersions.legalVersion),
      ),
    )
    .orderBy(desc(pageVersions.publishedAt), desc(pageVersions.version));
  const latest = (document: LegalDocument) => rows.find(({ name }) => name === LEGAL_PAGES[document])?.version;
  return { terms: latest("terms") ?? TERMS_VERSION, privacy: latest("privacy") ?? PRIVACY_VERSION };
}
