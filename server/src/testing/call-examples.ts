import type { CallWorld } from "./call-world.ts";

/** What the same payload means when it comes from somebody else. */
export type ForOthers =
  /** The answer is the same for everybody. */
  | "same"
  /** They get their own, and nothing of the owner's. */
  | "own"
  /** 403 or 404. */
  | "refused";

export interface CallExample {
  readonly payload: (world: CallWorld) => object;
  readonly others: ForOthers;
  /** The failure that the owner gets, where a working payload cannot be repeated. */
  readonly fails?: string;
  readonly files?: boolean;
}

const nothing = () => ({});
const words = { new_name: "海のT", description: "海です。", regular_price: 9000 };
const address = {
  ...{ last_name: "摺木", first_name: "みどり", postal_code: "1110052", prefecture: "東京都", city: "台東区" },
  ...{ street: "柳橋1-2-3", phone: "0312345678" },
};
const typedFans = {
  privider_id: 4,
  fans_info: { fansSumNumber: 1200, femaleTotal: 60, maleTotal: 40, agePercentages: [], fanskeywords: [] },
};
let people = 0;
/** Limits count per address of mail too. */
const newEmail = () => `person-${++people}@example.com`;
const newcomer = {
  password: "correct horse battery",
  agree_terms: true,
  agree_privacy: true,
};

/** One valid payload for every call of the contract. A call without its line here fails the test. */
export const callExamples: Readonly<Record<string, CallExample>> = {
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
  keepDesignCopy: {
    payload: (world) => ({ product_id: world.draft.productId, document: world.draft.document }),
    others: "refused",
  },
  copyDesign: {
    payload: (world) => ({
      product_id: world.completedId,
      ...{ item_id: 1001, method_id: 67, color_id: world.draft.document.colorId },
      areas: [{ from_area_kind_id: 1, to_area_kind_id: 1 }],
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
  listPublishedItems: { payload: nothing, others: "same" },
  getPublishedItem: { payload: (world) => ({ product_id: world.completedId }), others: "same" },
  reportPublishedItem: {
    payload: (world) => ({ product_id: world.completedId, reason: "rights", comment: "よく似た絵です。" }),
    others: "same",
  },
  // cart, delivery, orders
  getCart: { payload: nothing, others: "own" },
  getDestinations: { payload: nothing, others: "own" },
  saveDestinations: {
    payload: (world) => ({
      several: true,
      destinations: [
        {
          destination_id: "0197f5d0-0000-7000-8000-000000000001",
          address_id: world.addressId,
          pieces: [{ line_id: world.lineId, quantity: 1 }],
        },
      ],
    }),
    others: "refused",
  },
  readDestinationList: {
    payload: () => ({
      rows: [
        {
          ...{
            row: 2,
            name: "摺木 みどり",
            company_name: "",
            postal_code: "111-0052",
            address: "東京都台東区柳橋1-2-3",
          },
          ...{ phone: "03-1234-5678", item: "海のT", size: "", pieces: "2" },
        },
      ],
    }),
    others: "own",
  },
  addItem: {
    payload: (world) => ({ product_id: world.completedId, sizes: [{ size_id: world.sizeId, quantity: 1 }] }),
    others: "refused",
  },
  changeQuantity: { payload: (world) => ({ line_id: world.lineId, quantity: 3 }), others: "refused" },
  placeOrder: {
    payload: (world) => ({ cart_id: world.cartId, expected_total: 1, payment_type: 1, address_id: world.addressId }),
    others: "refused",
    fails: "orders/cart-changed",
  },
  removeLine: { payload: (world) => ({ line_id: world.lineId }), others: "refused" },
  chooseCoupon: {
    payload: () => ({ code: "ｗｅｌｃｏｍｅ－１０００" }),
    others: "own",
    fails: "cart/coupon-used",
  },
  removeCoupon: { payload: nothing, others: "own" },
  keepCart: { payload: nothing, others: "own" },
  listCoupons: { payload: nothing, others: "own" },
  listAddresses: { payload: nothing, others: "own" },
  saveAddress: { payload: (world) => ({ address_id: world.addressId, ...address }), others: "refused" },
  setDefaultAddress: { payload: (world) => ({ address_id: world.addressId }), others: "refused" },
  findPostalCode: { payload: () => ({ postal_code: "111-0052" }), others: "same" },
  deleteAddress: { payload: (world) => ({ address_id: world.addressId }), others: "refused" },
  reviewOrder: { payload: nothing, others: "own" },
  getOrders: { payload: nothing, others: "own" },
  getOrder: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  repeatDestinations: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  getPaymentResult: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  cancelOrder: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  // documents
  listDocuments: { payload: nothing, others: "own" },
  getDocument: { payload: (world) => ({ document_id: world.documentId }), others: "refused" },
  getDocumentFile: { payload: (world) => ({ document_id: world.documentId }), others: "refused" },
  exportDocuments: { payload: nothing, others: "own" },
  getOrderDocuments: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  issueOrderDocument: {
    payload: (world) => ({
      ...{ order_id: world.orderId, kind: "receipt", recipient: "摺木 みどり", honorific: "様", issue: 1 },
      purpose: "お品代",
    }),
    others: "refused",
    fails: "documents/not-offered",
  },
  // favourites
  listFavourites: { payload: nothing, others: "own" },
  getFavouriteIds: { payload: nothing, others: "own" },
  addFavourite: { payload: () => ({ product_id: 1001 }), others: "own" },
  removeFavourite: { payload: () => ({ product_id: 1001 }), others: "own" },
  // notices
  getPublicNotifications: { payload: nothing, others: "own" },
  getPrivateNotifications: { payload: nothing, others: "own" },
  sendUserNotification: {
    payload: () => ({ account_type: "youtube", content: "分析が終わりました。", link_url: "/my-page/fans" }),
    others: "own",
  },
  getLatestMaintenance: { payload: nothing, others: "same" },
  getLatestSystemMessage: { payload: nothing, others: "same" },
  // fans
  queryUserInsight: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  createUserInsight: { payload: (world) => ({ user_id: world.userId, ...typedFans }), others: "refused" },
  updateUserInsight: {
    payload: (world) => ({ user_id: world.userId, user_insight_id: 999_999, ...typedFans }),
    others: "refused",
    fails: "request/not-found",
  },
  removeUserInsight: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  getFansNumber: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  analyseProfile: { payload: () => ({ id: "UC1", privider_id: 1 }), others: "own", fails: "fans/not-linked" },
  getInstagramProfiles: { payload: nothing, others: "own", fails: "fans/not-linked" },
  listSocialLinks: { payload: nothing, others: "own" },
  startSocialLink: { payload: () => ({ privider_id: 1, back: "/my-page/fans" }), others: "own" },
  finishSocialLink: { payload: () => ({ ticket: "a".repeat(32) }), others: "own", fails: "fans/link-not-valid" },
  removeSocialLink: { payload: () => ({ privider_id: 2 }), others: "own" },
  // editorial
  sendInquiry: {
    payload: () => ({ name: "摺木", email: newEmail(), phone: "", topic: "other", message: "教えてください。" }),
    others: "same",
  },
  // members
  login: { payload: nothing, others: "own" },
  getProfile: { payload: nothing, others: "own" },
  getAgreements: { payload: nothing, others: "own" },
  updateProfile: { payload: () => ({ last_name: "摺木", first_name: "みどり", nickname: "すり" }), others: "own" },
  setNickname: { payload: () => ({ nickname: "すり" }), others: "own" },
  queryUser: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  updateUser: {
    payload: (world) => ({
      user_id: world.userId,
      notification: { private_notification: [], public_notification: [] },
    }),
    others: "refused",
  },
  getBusinessStatus: { payload: nothing, others: "own" },
  getMiles: { payload: nothing, others: "own" },
  listMileEntries: { payload: () => ({ limit: 5 }), others: "own" },
  listDemoAccounts: { payload: nothing, others: "same" },
  recordHistory: { payload: () => ({ operate_type: 40, operate_content: { url: "/" } }), others: "own" },
  writeLog: { payload: () => ({ message: "test", level: "info" }), others: "own" },
  writeLoginLog: { payload: () => ({ operate_type: 1 }), others: "own" },
  applyBusiness: {
    payload: () => ({
      ...newcomer,
      email: newEmail(),
      company_name: "版",
      contact_name: "木",
      phone: "03-1234-5678",
    }),
    others: "same",
  },
  signUp: { payload: () => ({ ...newcomer, email: newEmail(), birthday: "1990-04-01" }), others: "same" },
  signIn: {
    payload: () => ({ email: newEmail(), password: "wrong password" }),
    others: "same",
    fails: "members/sign-in-failed",
  },
  verifyEmail: {
    payload: () => ({ token: "a".repeat(32), password: "correct horse" }),
    others: "same",
    fails: "members/link-not-valid",
  },
  listSignInWays: { payload: () => ({}), others: "same" },
  takeSession: { payload: () => ({}), others: "same" },
  setUpAccount: {
    payload: () => ({ birthday: "1990-04-01", agree_terms: true, agree_privacy: true }),
    others: "same",
  },
  resendVerification: { payload: () => ({ email: newEmail() }), others: "same" },
  requestPasswordReset: { payload: () => ({ email: newEmail() }), others: "same" },
  resetPassword: {
    payload: () => ({ token: "a".repeat(32), password: "another password" }),
    others: "same",
    fails: "members/link-not-valid",
  },
  listSessions: { payload: nothing, others: "own" },
  endSessions: {
    payload: () => ({ session_id: "01900000-0000-7000-8000-000000000000" }),
    others: "own",
    fails: "request/not-found",
  },
  getEmailChange: { payload: nothing, others: "own" },
  // The owner has no password, and signed in a moment ago.
  requestEmailChange: { payload: () => ({ email: newEmail() }), others: "own" },
  confirmEmailChange: {
    payload: () => ({ token: "a".repeat(79) }),
    others: "same",
    fails: "members/email-link-not-valid",
  },
  changePassword: {
    payload: () => ({ current: "not the password", password: "another password" }),
    others: "own",
    fails: "members/no-password",
  },
  getWithdrawal: { payload: nothing, others: "own" },
  sendWithdrawalCode: { payload: nothing, others: "own" },
  withdraw: {
    payload: () => ({ confirmation: "not the password", reason: "unused", comment: "" }),
    others: "own",
    fails: "members/code-not-valid",
  },
  // Last: it ends the session.
  signOut: { payload: nothing, others: "own" },
};
