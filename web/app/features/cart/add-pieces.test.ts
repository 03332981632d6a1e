import type { WireCart } from "@surimono/contract/cart";
import { ok } from "@surimono/domain/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { addPieces, type Pieces, type Unheard } from "./add-pieces.ts";
import { cartOf, shirts } from "./cart.fixture.ts";

const MEDIUM = 23;
const LARGE = 24;
const piecesOf = (...sizes: Pieces["sizes"]): Pieces => ({ product_id: 100001, sizes });
const three = piecesOf({ size_id: MEDIUM, quantity: 3 });

let cart: WireCart;
const add = vi.fn(async (_: Pieces) => ok(cart));
/** Three were asked for, and got no answer. */
const unheard: Unheard = { pieces: three, before: cartOf(shirts(2)) };

beforeEach(() => {
  add.mockClear();
  fakeApi({ "/api/cart/get-for-me": () => cart });
});
afterEach(() => vi.unstubAllGlobals());

test("the same choice is not added to what arrived of it", async () => {
  cart = cartOf(shirts(5));
  expect(await addPieces(three, unheard, add)).toEqual({ pieces: three });
  expect(add).not.toHaveBeenCalled();
});

test.each([
  { size_id: MEDIUM, quantity: 4 },
  { size_id: LARGE, quantity: 3 },
])("another choice, %o, is added, and all that lies there by both is told", async (size) => {
  cart = cartOf(shirts(5));
  const { pieces } = await addPieces(piecesOf(size), unheard, add);
  expect(add).toHaveBeenCalledExactlyOnceWith(piecesOf(size));
  expect(pieces).toEqual(piecesOf({ size_id: MEDIUM, quantity: 3 }, size));
});

test("what did not arrive is not told of", async () => {
  cart = cartOf(shirts(2));
  const four = piecesOf({ size_id: MEDIUM, quantity: 4 });
  expect(await addPieces(four, unheard, add)).toEqual({ pieces: four });
});
