export { editorialRoutes } from "./editorial.routes.ts";
export { deleteInquiries } from "./editorial.store.ts";
export type { PageVersion } from "./editorial.tables.ts";
export { openEditedPages, renderShownPages } from "./pages/edited-pages.ts";
export { findLegalVersions, LEGAL_PAGES, type LegalDocument } from "./pages/legal-versions.ts";
export {
  deleteOpenVersion,
  FILE_VERSION,
  findLegalText,
  findVersion,
  insertVersion,
  lastVersionOf,
  listOpenVersions,
  listShownVersions,
  listVersions,
  lockDueVersions,
  lockOpenVersion,
  updateVersion,
} from "./pages/page-versions.store.ts";
export { findBuild, renderPages } from "./pages/render-pages.ts";
export { listShippedNames, readShippedText, titleOf } from "./pages/shipped-texts.ts";
export type { KeptInquiry } from "./send-inquiry.ts";
