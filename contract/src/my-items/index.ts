export { getCalculation, saveCalculation } from "./calculation.ts";
export { confirmDesign } from "./confirm-design.ts";
export { createProduct } from "./create-product.ts";
export { getDeliveryStatus } from "./delivery-status.ts";
export { getMyItem } from "./get-my-item.ts";
export { getPublishedItem } from "./get-published-item.ts";
export { getStoreZip, storeZipName } from "./get-store-zip.ts";
export { answerLinkComment, type LinkComment, listLinkComments, removeLinkComment } from "./link-comments.ts";
export { listMyItems } from "./list-my-items.ts";
export { listPublishedItems } from "./list-published-items.ts";
export { listWorksAlike } from "./list-works-alike.ts";
export { markProduct } from "./mark-product.ts";
export type { MyItem, MyItemCard, MyItemTag } from "./my-item.ts";
export { publishMyItem } from "./publish-my-item.ts";
export { type PublishedItem, publishedPicturePath } from "./published-item.ts";
export { reportPublishedItem } from "./report-published-item.ts";
export {
  changeSharedLink,
  closeSharedLink,
  listSharedLinks,
  MAX_REMIX_PICTURES,
  makeSharedLink,
  remixShared,
  type SharedLink,
} from "./shared-links.ts";
export { updateProduct } from "./update-product.ts";
export { closeVote, listVotes, openVote, removeVote, type Vote } from "./votes.ts";
