import { getProductWithKind, readItem } from "@surimono/contract/catalogue";
import { type CatalogueItem, validateCatalogue } from "@surimono/domain/catalogue";
import { expect, test } from "vitest";
import { openTestShop } from "../../testing/index.ts";
import { getCatalogue } from "./get-catalogue.ts";

/** Without what only the studio and the press ask of a place. */
const asSold = (item: CatalogueItem): CatalogueItem => ({
  ...item,
  methods: item.methods.map((method) => ({
    ...method,
    areas: method.areas.map(({ dieCut: _dieCut, press: _press, ...area }) => area),
  })),
});

test("each product reads back into the very item of the catalogue, as far as it is chosen and priced by it", async () => {
  const opened = await openTestShop();
  const guest = opened.callAs();
  const { data } = getCatalogue(opened.shop);
  const read: CatalogueItem[] = [];
  for (const { id } of data.items) {
    const answer = await guest(getProductWithKind, { product_id: id });
    if (answer.ok) read.push(...answer.value.data.map(readItem));
  }
  expect(read).toEqual(data.items.map(asSold));
  expect(validateCatalogue({ ...data, items: read })).toEqual([]);
  await opened.stop();
});
