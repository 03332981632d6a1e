import type { AnswerOf, PayloadInputOf } from "@surimono/contract/kernel";
import { reviewSending } from "@surimono/contract/warehouse";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export type SendingReview = AnswerOf<typeof reviewSending>;
export type SendingInput = NonNullable<PayloadInputOf<typeof reviewSending>["destinations"]>;

/** What it would cost, and what is in the way. `undefined`: everything back to the return address. */
export const sendingReviewQuery = (destinations: SendingInput | undefined, paymentType?: PaymentTypeCode) =>
  queryOptions({
    queryKey: ["sending-review", destinations ?? "return", paymentType],
    staleTime: 0,
    gcTime: 0,
    // The sum of before, faded, until the next is there.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SendingReview> =>
      orThrow(
        await call(
          reviewSending,
          { ...(destinations && { destinations }), ...(paymentType !== undefined && { payment_type: paymentType }) },
          { signal },
        ),
      ),
  });
