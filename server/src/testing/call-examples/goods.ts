import { WORLD_PLACE } from "../call-world.ts";
import { type CallExample, nothing } from "./call-example.ts";

const words = { new_name: "海のT", description: "海です。", regular_price: 9000 };

export const goodsExamples: Readonly<Record<string, CallExample>> = {
  // catalogue
  getDisplayCategories: { payload: nothing, others: "same" },
  getDonations: { payload: nothing, others: "same" },
  getFabricTypes: { payload: nothing, others: "same" },
  getImage: {
    payload: () => ({ url: "images/catalogue/1001/1/front.webp", w: 120 }),
    others: "same",
    fails: "catalogue/no-such-image",
  },
  getImageMagicPicture: {
    payload: (world) => ({
      url: `https://elsewhere.example/api/image/azure?url=images/designs/${world.versionId}/cover.webp`,
      image_id: world.versionId,
    }),
    others: "same",
    fails: "catalogue/no-such-image",
  },
  getKinds: { payload: nothing, others: "same" },
  getPrintMethods: { payload: nothing, others: "same" },
  getProductTax: { payload: nothing, others: "same" },
  getProductWithKind: { payload: (world) => ({ product_id: world.completedId }), others: "own" },
  getRanking: { payload: nothing, others: "same" },
  getSustainableMaterials: { payload: nothing, others: "same" },
  getTags: { payload: (world) => ({ product_id: world.completedId }), others: "own" },
  queryProduct: { payload: (world) => ({ product_id: world.completedId }), others: "own" },
  querySysParam: { payload: () => ({ param_name: "print_methods" }), others: "same" },
  suggestWords: { payload: () => ({ searchStr: "マグコップ" }), others: "same" },
  searchProducts: { payload: () => ({ searchStr: "Tシャツ", limit: 10 }), others: "same" },
  // designs
  getImageMagicToken: {
    payload: () => ({ product_id: 999, sku: "1711929600-1-67", works_id: "999-67-1-5" }),
    others: "same",
    fails: "designs/no-such-item",
  },
  editImageMagicDesign: {
    payload: (world) => ({ product_id: world.draft.productId, user_id: world.userId }),
    others: "refused",
  },
  openSimulation: { payload: () => ({ product_id: 1001 }), others: "same" },
  keepSimulation: {
    payload: (world) => ({ simulation_id: "0b8a3c52-6a0e-4c3d-9a55-0d7f7c1f2e11", document: world.draft.document }),
    others: "own",
  },
  removeTagDesign: {
    payload: (world) => ({ product_id: world.draft.productId, step_id: 2 }),
    others: "refused",
  },
  openDesign: { payload: (world) => ({ token: world.draft.token }), others: "refused" },
  saveDesign: {
    payload: (world) => ({ product_id: world.draft.productId, document: world.draft.document, revision: 0 }),
    others: "refused",
  },
  finishDesign: {
    payload: (world) => ({
      product_id: world.draft.productId,
      document: world.draft.document,
      revision: 1,
      accepted: [],
    }),
    others: "refused",
  },
  readDesign: { payload: (world) => ({ product_id: world.draft.productId, step_id: 1 }), others: "refused" },
  lookAtDesign: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  keepDesignCopy: {
    payload: (world) => ({ product_id: world.draft.productId, document: world.draft.document }),
    others: "refused",
  },
  copyDesign: {
    payload: (world) => ({
      product_id: world.completedId,
      ...{ item_id: 1001, method_id: 67, color_id: world.draft.document.colorId },
      areas: [{ from_area_kind_id: WORLD_PLACE, to_area_kind_id: WORLD_PLACE }],
    }),
    others: "refused",
  },
  uploadPicture: { payload: nothing, others: "own", files: true },
  listPictures: { payload: nothing, others: "own" },
  getPicture: { payload: (world) => ({ asset_id: world.pictureId }), others: "refused" },
  removePicture: { payload: (world) => ({ asset_id: world.pictureId }), others: "refused" },
  listPrintFiles: { payload: (world) => ({ version_id: world.versionId }), others: "refused" },
  getPrintFile: { payload: (world) => ({ version_id: world.versionId, kind: "proof" }), others: "refused" },
  // my items
  listMyItems: { payload: nothing, others: "own" },
  getMyItem: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  updateProduct: {
    payload: (world) => ({ product: { product_id: world.draft.productId, ...words }, isSave: true }),
    others: "refused",
  },
  getCalculation: { payload: nothing, others: "own" },
  saveCalculation: { payload: () => ({ fan_count: 1200, buyer_shares: [100, 500] }), others: "own" },
  createProduct: { payload: (world) => ({ product_id: world.completedId, user_id: world.userId }), others: "refused" },
  getDeliveryStatus: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  getStoreZip: {
    payload: (world) => ({ product_id: world.completedId, user_id: world.userId }),
    others: "refused",
  },
  confirmDesign: { payload: (world) => ({ product_id: world.completedId, user_id: world.userId }), others: "refused" },
  markProduct: {
    payload: (world) => ({ product_id: world.draft.productId, delete_flag: 0, user_id: world.userId }),
    others: "refused",
  },
  publishMyItem: { payload: (world) => ({ product_id: world.completedId, promotion_flag: 1 }), others: "refused" },
  listSharedLinks: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  makeSharedLink: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  changeSharedLink: {
    payload: (world) => ({
      product_id: world.completedId,
      link_id: "0193a000-0000-7000-8000-00000000006c",
      may_remix: true,
      may_comment: true,
    }),
    fails: "my-items/not-found",
    others: "refused",
  },
  remixShared: {
    payload: () => ({ key: "A".repeat(43), request_key: "0b8a3c52-6a0e-4c3d-9a55-0d7f7c1f2e12" }),
    fails: "my-items/no-remix",
    others: "same",
  },
  closeSharedLink: {
    payload: (world) => ({ product_id: world.completedId, link_id: "0193a000-0000-7000-8000-00000000006c" }),
    others: "refused",
  },
  listLinkComments: { payload: (world) => ({ product_id: world.completedId }), others: "refused" },
  answerLinkComment: {
    payload: (world) => ({
      ...{ product_id: world.completedId, comment_id: "0193a000-0000-7000-8000-00000000006e" },
      words: "ありがとう！",
    }),
    fails: "my-items/no-comment",
    others: "same",
  },
  removeLinkComment: {
    payload: (world) => ({ product_id: world.completedId, comment_id: "0193a000-0000-7000-8000-00000000006e" }),
    others: "same",
  },
  listVotes: { payload: nothing, others: "own" },
  openVote: {
    payload: (world) => ({
      ...{ question: "どれがいいと思う？", product_ids: [world.completedId, world.draft.productId] },
      last_day: "2020-01-01",
    }),
    fails: "my-items/vote-day",
    others: "same",
  },
  closeVote: {
    payload: () => ({ vote_id: "0193a000-0000-7000-8000-00000000006d" }),
    fails: "my-items/no-vote",
    others: "same",
  },
  removeVote: { payload: () => ({ vote_id: "0193a000-0000-7000-8000-00000000006d" }), others: "same" },
  listPublishedItems: { payload: nothing, others: "same" },
  listWorksAlike: { payload: (world) => ({ product_id: world.completedId }), others: "same" },
  getPublishedItem: { payload: (world) => ({ product_id: world.completedId }), others: "same" },
  reportPublishedItem: {
    payload: (world) => ({ product_id: world.completedId, reason: "rights", comment: "よく似た絵です。" }),
    others: "same",
  },
  objectToGalleryDecision: {
    payload: (world) => ({ product_id: world.completedId, words: "自分で描いた絵です。" }),
    fails: "words/work-not-out",
    others: "refused",
  },
};
