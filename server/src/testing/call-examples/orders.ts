import { type CallExample, nothing } from "./call-example.ts";

const address = {
  ...{ last_name: "摺木", first_name: "みどり", postal_code: "1110052", prefecture: "東京都", city: "台東区" },
  ...{ street: "柳橋1-2-3", phone: "0312345678" },
};

export const ordersExamples: Readonly<Record<string, CallExample>> = {
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
  getRoster: { payload: (world) => ({ line_id: world.lineId }), others: "refused", fails: "cart/no-roster" },
  saveRoster: {
    payload: (world) => ({ line_id: world.lineId, rows: [{ size_id: world.sizeId, name: "摺木", number: "7" }] }),
    others: "refused",
    fails: "cart/no-roster",
  },
  previewPiece: {
    payload: (world) => ({ line_id: world.lineId, size_id: world.sizeId, name: "摺木", number: "7", view: "front" }),
    others: "refused",
    fails: "cart/no-roster",
  },
  placeOrder: {
    payload: (world) => ({ cart_id: world.cartId, expected_total: 1, payment_type: 1, address_id: world.addressId }),
    others: "refused",
    fails: "orders/cart-changed",
  },
  // Nobody can write what puts a line back.
  putLineBack: { payload: () => ({ put_back: "e30.e30" }), others: "refused", fails: "cart/no-such-line" },
  removeLine: { payload: (world) => ({ line_id: world.lineId }), others: "refused" },
  chooseCoupon: {
    payload: () => ({ code: "ｗｅｌｃｏｍｅ－１０００" }),
    others: "own",
    fails: "cart/coupon-used",
  },
  chooseMiles: { payload: () => ({ miles: 10 }), others: "own" },
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
  repeatRosters: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  getPaymentResult: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  cancelOrder: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  openQuote: { payload: (world) => ({ quote_id: world.quoteId }), others: "refused" },
  // It answers the one order, however often.
  orderQuote: {
    payload: (world) => ({ quote_id: world.quoteId, revision: 1, payment_type: 1 }),
    others: "refused",
  },
  // warehouse
  chooseDelivery: { payload: () => ({ delivery_method: "warehouse" }), others: "own" },
  getStorageOffer: { payload: nothing, others: "same" },
  getWarehouse: { payload: nothing, others: "own" },
  readSendingList: {
    payload: () => ({
      rows: [
        {
          ...{ row: 2, name: "摺木 みどり", company_name: "", postal_code: "111-0052" },
          ...{ address: "東京都台東区柳橋1-2-3", phone: "03-1234-5678", item: "海のT", size: "", pieces: "2" },
        },
      ],
    }),
    others: "own",
  },
  reviewSending: {
    payload: () => ({
      destinations: [
        {
          destination_id: "0197f5d0-0000-7000-8000-000000000001",
          address,
          pieces: [{ line_id: "0197f5d0-0000-7000-8000-000000000002", quantity: 1 }],
        },
      ],
    }),
    others: "refused",
    fails: "warehouse/no-such-pieces",
  },
  sendStored: {
    payload: () => ({ sending_id: "0197f5d0-0000-7000-8000-000000000003", expected_total: 0 }),
    others: "own",
    fails: "warehouse/no-return-address",
  },
  refillStored: {
    payload: () => ({ entries: [{ stored_id: "0197f5d0-0000-7000-8000-000000000002", inputNum: 1 }] }),
    others: "own",
    fails: "warehouse/no-such-pieces",
  },
  getReturnAddress: { payload: nothing, others: "own" },
  saveReturnAddress: { payload: () => address, others: "own" },
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
  makeEstimate: {
    payload: () => ({
      ...{ request_key: "0197f5d0-0000-7000-8000-000000000002", recipient: "摺木 みどり", honorific: "様" },
    }),
    others: "own",
    fails: "documents/nothing-to-estimate",
  },
  orderEstimate: {
    payload: (world) => ({ document_id: world.documentId }),
    others: "refused",
    fails: "documents/no-such-document",
  },
  // billing
  getBills: { payload: nothing, others: "own" },
  // defects
  getDefects: { payload: (world) => ({ order_id: world.orderId }), others: "refused" },
  reportDefect: {
    payload: (world) => ({
      report: {
        ...{ request_key: "0197f5d0-0000-7000-8000-000000000003", order_id: world.orderId, parcel_number: 1 },
        ...{ pieces: [{ line_id: world.lineId, quantity: 1 }], wish: "reprint", words: "にじんでいます。" },
      },
    }),
    others: "refused",
    fails: "defects/not-sent",
    files: true,
  },
  replyDefect: {
    payload: (world) => ({
      reply: { request_key: "0197f5d0-0000-7000-8000-000000000004", report_id: world.orderId, words: "裏面です。" },
    }),
    others: "refused",
    fails: "defects/no-such-report",
    files: true,
  },
  // floor
  listPiecePhotos: { payload: (world) => ({ order_id: world.orderId }), others: "own" },
  getPiecePhoto: {
    payload: (world) => ({ order_id: world.orderId, photo_id: world.lineId }),
    others: "refused",
    fails: "floor/no-such-photo",
  },
  // reviews
  listReviews: { payload: () => ({ product_id: 1001 }), others: "same" },
  listReviewSums: { payload: nothing, others: "same" },
  listOrderReviews: { payload: (world) => ({ order_id: world.orderId }), others: "own" },
  getOwnReview: { payload: () => ({ product_id: 1001 }), others: "own" },
  writeReview: {
    payload: () => ({ review: { product_id: 1001, stars: 5, words: "やわらかくて、気に入りました。" } }),
    others: "own",
    fails: "reviews/not-bought",
    files: true,
  },
  deleteReview: { payload: () => ({ product_id: 1001 }), others: "own" },
  reportReview: {
    payload: (world) => ({ review_id: world.orderId, reason: "other", comment: "ちがう商品の話です。" }),
    others: "same",
    fails: "reviews/no-such-review",
  },
  // favourites
  listFavourites: { payload: nothing, others: "own" },
  getFavouriteIds: { payload: nothing, others: "own" },
  addFavourite: { payload: () => ({ product_id: 1001 }), others: "own" },
  removeFavourite: { payload: () => ({ product_id: 1001 }), others: "own" },
};
