import { readChosen } from "@surimono/contract/counter";
import * as calls from "@surimono/contract/defects";
import { fail, ok } from "@surimono/domain/kernel";
import type { Deed } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { weighPieces } from "../orders/index.ts";
import { type AnswerDesk, answerDefect, lockDefect, type NamedDefect } from "./answer-defect.ts";
import { photoKey } from "./photo-folders.ts";
import { findForConsole, presentList, presentOne } from "./present-for-console.ts";
import { refundWish } from "./refund-wish.ts";

type Hooks = Pick<AnswerDesk, "onPlaced" | "onSaid">;

interface Named {
  readonly order_number: string;
  readonly report: number;
}

const nameOf = ({ order_number: number, report }: Named): NamedDefect => ({ number, report });

const piecesOf = ({ line_id: lineId, quantity }: { readonly line_id: string; readonly quantity: number }) => ({
  lineId,
  quantity,
});

/** In the history of the order, and without anybody's words: an entry cannot be deleted. */
function ofDefect(action: string, payload: Named): Deed {
  return {
    action,
    subject: { kind: "order", id: payload.order_number },
    state: async (tx) => {
      const found = await lockDefect(tx, nameOf(payload));
      if (!found.ok) return undefined;
      const { state, resolution, refundId, replacementId } = found.value.defect;
      return { report: payload.report, state, resolution, refundId, replacementId };
    },
  };
}

/** What the console shows of reports, and how they are answered. */
export function consoleRoutes(shop: Shop, hooks: Hooks): void {
  shop.operatorRoute(calls.listCounterDefects, async ({ payload: { view, order_number, after } }) =>
    ok(await presentList(shop.database.db, { view, order: order_number, after })),
  );
  shop.operatorRoute(calls.getCounterDefect, ({ payload }) => presentOne(shop, nameOf(payload)));
  shop.operatorRoute(calls.openCounterDefectPhoto, async ({ payload, recorded }) => {
    const { report, photo: number } = payload;
    const subject = { kind: "order", id: payload.order_number };
    const deed = { action: calls.openCounterDefectPhoto.name, subject, asked: { report, photo: number } };
    // What was not written down is not shown (rule defects-photos-looked-at).
    const found = await recorded(deed).inTransaction(async (tx) => {
      const one = await findForConsole(tx, nameOf(payload));
      if (!one.ok) return one;
      const photo = one.value.defect.photos.find(({ position }) => position === number - 1);
      return photo ? ok(photo) : fail("defects/no-such-photo");
    });
    if (!found.ok) return found;
    const bytes = await shop.files.read(photoKey(found.value));
    return bytes ? ok({ bytes, contentType: found.value.contentType }) : fail("defects/no-such-photo");
  });
  shop.operatorRoute(calls.answerCounterDefect, async ({ payload, operator, recorded }) => {
    const { from, to, words } = payload;
    const database = recorded(ofDefect(calls.answerCounterDefect.name, payload));
    const answer = { to, words, from, by: operator.name };
    const done = await answerDefect({ ...shop, ...hooks, database }, nameOf(payload), answer, shop.now());
    return done.ok ? ok({ state: done.value.defect.state }) : done;
  });
  shop.operatorRoute(calls.reprintCounterDefect, async ({ payload, operator, recorded }) => {
    const { from, words, remedies: seen } = payload;
    const pieces = payload.pieces?.map(({ line_id: lineId, quantity, places }) => ({ lineId, quantity, places }));
    const database = recorded(ofDefect(calls.reprintCounterDefect.name, payload));
    const answer = { to: "accepted", resolution: "reprint", pieces, seen, words, from, by: operator.name } as const;
    const done = await answerDefect({ ...shop, ...hooks, database }, nameOf(payload), answer, shop.now());
    return done.ok ? ok({ state: done.value.defect.state }) : done;
  });
  shop.operatorRoute(calls.weighCounterDefect, async ({ payload }) => {
    const found = await findForConsole(shop.database.db, nameOf(payload));
    if (!found.ok) return found;
    const wish = refundWish(found.value.defect, readChosen(payload.pieces).map(piecesOf));
    const weighed = await weighPieces(shop, { number: payload.order_number, ...wish }, shop.now());
    return weighed.ok ? ok({ amount: weighed.value.amount }) : weighed;
  });
  shop.operatorRoute(calls.refundCounterDefect, async ({ payload, operator, recorded }) => {
    const { from, words, amount, shown, remedies: seen } = payload;
    const pieces = payload.pieces?.map(piecesOf);
    const database = recorded(ofDefect(calls.refundCounterDefect.name, payload));
    const money = { resolution: "refund", pieces, amount, shown, seen } as const;
    const answer = { to: "accepted", ...money, words, from, by: operator.name } as const;
    const done = await answerDefect({ ...shop, ...hooks, database }, nameOf(payload), answer, shop.now());
    return done.ok ? ok({ state: done.value.defect.state, amount: done.value.amount }) : done;
  });
}
