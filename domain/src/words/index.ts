export {
  BULLETIN_AUDIENCES,
  BULLETIN_STATES,
  type BulletinAudience,
  type BulletinState,
  type BulletinText,
  bulletinFault,
  isSendingTime,
  itemOfLink,
} from "./bulletin.ts";
export { type DiffLine, diffLines } from "./diff-lines.ts";
export {
  canDecide,
  GALLERY_CASE_STATES,
  GALLERY_EVENTS,
  GALLERY_VERDICTS,
  type GalleryCase,
  type GalleryCaseState,
  type GalleryEvent,
  type GalleryVerdict,
  galleryCaseState,
  MAX_OBJECTION,
} from "./gallery-case.ts";
