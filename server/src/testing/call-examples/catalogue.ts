import { v7 as newId } from "uuid";

interface CatalogueExample {
  readonly payload: () => object;
  readonly fails?: string;
}

const TEE = "items/1001-organic-cotton-tee.json";
const NOBODYS = "00000000-0000-7000-8000-000000000000";
const nothing = () => ({});

/** Drafts change with every call: what needs one that is there has tests of its own in `features/catalogue/editions`. */
export const catalogueConsoleExamples: Readonly<Record<string, CatalogueExample>> = {
  listGoods: { payload: () => ({ view: "all", text: "トート", after: TEE }) },
  listSharedFiles: { payload: nothing },
  getCatalogueFile: { payload: () => ({ path: TEE }) },
  getCatalogueChoices: { payload: nothing },
  listCatalogueDrafts: { payload: nothing },
  checkCatalogueDrafts: { payload: () => ({ paths: [TEE] }) },
  saveCatalogueDraft: {
    payload: () => ({ path: `items/9001-${newId()}.json`, text: "{", revision: null, base: 0 }),
  },
  discardCatalogueDraft: { payload: () => ({ path: TEE, revision: NOBODYS }), fails: "catalogue/draft-changed" },
  publishCatalogueDrafts: {
    payload: () => ({ drafts: [{ path: TEE, revision: NOBODYS }], at: null, reason: "値上げ" }),
    fails: "catalogue/draft-changed",
  },
  unplanCatalogueDraft: { payload: () => ({ path: TEE, revision: NOBODYS }), fails: "catalogue/draft-changed" },
  copyCatalogueItem: { payload: () => ({ path: TEE }) },
  uploadItemPicture: { payload: () => ({ photo: "AAAA", whole: false }), fails: "catalogue/picture-unreadable" },
  importCatalogueZip: { payload: () => ({ zip: "UEsFBg==" }), fails: "catalogue/no-catalogue" },
  listCatalogueEditions: { payload: () => ({ after: 2 }) },
  getCatalogueVersion: { payload: () => ({ path: TEE, edition: 1 }) },
  bringBackCatalogueVersion: {
    payload: () => ({ path: TEE, edition: 1, revision: NOBODYS }),
    fails: "catalogue/draft-changed",
  },
  bringBackBeforeEdition: { payload: () => ({ edition: 0 }), fails: "catalogue/no-such-edition" },
  exportCatalogue: { payload: nothing },
};
