export { deleteBulletins } from "./bulletins/bulletins.store.ts";
export { judgeBulletin } from "./bulletins/judge-bulletin.ts";
export { countWaitingCases } from "./gallery/count-waiting-cases.ts";
export { decideGallery } from "./gallery/decide-gallery.ts";
export { deleteGalleryEvents } from "./gallery/gallery-cases.store.ts";
export { wordsRoutes } from "./words.routes.ts";
