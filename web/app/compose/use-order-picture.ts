import type { CallFailure } from "@surimono/contract/kernel";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderThen } from "#app/features/cart/direct-order.tsx";
import { layExactly } from "#app/features/cart/lay-exactly.ts";
import { piecesIn, type SizePieces } from "#app/features/cart/use-chosen-sizes.ts";
import { pickSize } from "#app/features/catalogue/picked-size.ts";
import {
  findingsOf,
  keepForOrder,
  type PictureOrder,
  type PrintFinding,
  writePictureWish,
} from "#app/features/designs/picture-order.ts";
import { goingOnPath } from "#app/features/designs/simulation-choice.ts";
import { completeItem } from "#app/features/my-items/complete-item.ts";
import { useSession } from "#app/session/current-user.ts";
import { isKnownBrowser } from "#app/session/known-browser.ts";
import { proposeOrder } from "./propose-order.ts";

interface Ordering extends Pick<PictureOrder, "picture" | "entry" | "laid"> {
  /** Keys of the ticked warnings. */
  readonly accepted: readonly string[];
}

/**
 * The picture becomes a completed my item and goes into the cart, once however often it is pressed, by whichever tab: the item by its key, the
 * pieces by their number. A guest signs in first, and it goes on from there.
 */
export function useOrderPicture({ picture, entry, laid, accepted }: Ordering) {
  const navigate = useNavigate();
  const session = useSession();
  const pressed = useRef(false);
  const [running, setRunning] = useState<OrderThen>();
  const [failure, setFailure] = useState<CallFailure>();
  const [findings, setFindings] = useState<readonly PrintFinding[]>([]);
  const [added, setAdded] = useState(0);

  /** Answers whether it goes on elsewhere. */
  async function order(userId: string, sizes: readonly SizePieces[], then: OrderThen): Promise<boolean> {
    const problem = await putIntoCart(userId, sizes);
    setFindings(problem ? findingsOf(problem) : []);
    setFailure(problem);
    if (problem || then === "cart") {
      setAdded(problem ? 0 : piecesIn(sizes));
      return false;
    }
    void navigate(await proposeOrder());
    return true;
  }

  async function putIntoCart(userId: string, sizes: readonly SizePieces[]): Promise<CallFailure | undefined> {
    const kept = await keepForOrder(picture, laid, userId, accepted);
    if (!kept.ok) return kept.failure;
    const { product_id } = kept.value;
    return (await completeItem(product_id)) ?? (await layExactly(product_id, sizes));
  }

  async function run(sizes: readonly SizePieces[], then: OrderThen): Promise<void> {
    // State updates too late for the second of two quick presses.
    if (pressed.current) return;
    pressed.current = true;
    const { assetId } = picture;
    const { productId } = entry;
    const wish = { assetId, productId, colorId: laid.simulation.document.colorId, sizes: [...sizes] };
    if (session.status === "member") {
      writePictureWish(wish);
      const [only, ...others] = sizes;
      if (only && others.length === 0) pickSize(productId, only.size_id);
      setRunning(then);
      setFailure(undefined);
      // Until the next page is there, the button waits.
      if (await order(session.member.user_id, sizes, then)) return;
      setRunning(undefined);
    } else {
      writePictureWish({ ...wish, isWaiting: true });
      const mode = isKnownBrowser() ? "login" : "signup";
      await navigate(`/login?${new URLSearchParams({ mode, redirectTo: goingOnPath(productId) })}`);
    }
    pressed.current = false;
  }

  return {
    running,
    failure,
    findings,
    added,
    run: (sizes: readonly SizePieces[], then: OrderThen) => void run(sizes, then),
    /** Something else is chosen. */
    forgetAdded: () => setAdded(0),
    forget: () => {
      setAdded(0);
      setFailure(undefined);
      setFindings([]);
    },
  };
}
