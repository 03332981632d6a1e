import { getDocument, getOrderDocuments, listDocuments } from "@surimono/contract/documents";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";

export type DocumentSearch = Omit<PayloadInputOf<typeof listDocuments>, "before" | "limit">;

const PAGE = 20;

/** Newest first. */
export const documentsQuery = (search: DocumentSearch) =>
  infiniteQueryOptions({
    queryKey: ["documents", "list", search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await call(
          listDocuments,
          { ...search, limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) },
          { signal },
        ),
      ),
    getNextPageParam: (last) => (last.has_more ? last.documents.at(-1)?.document_id : undefined),
  });

export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ["documents", "one", documentId],
    // It never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => orThrow(await call(getDocument, { document_id: documentId }, { signal })),
  });

export const orderDocumentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["documents", "of-order", orderId],
    queryFn: async ({ signal }) => orThrow(await call(getOrderDocuments, { order_id: orderId }, { signal })),
  });

export async function readDocumentsAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["documents"] });
}
