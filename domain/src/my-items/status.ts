/** 0 draft, work in progress; 1 completed, its design confirmed (rule my-items-status). */
export type MyItemStatus = 0 | 1;

export const DRAFT: MyItemStatus = 0;
export const COMPLETED: MyItemStatus = 1;

export function canBeEdited(status: MyItemStatus): boolean {
  return status === DRAFT;
}

export interface Deletable {
  readonly status: MyItemStatus;
  /** Pieces in the warehouse. */
  readonly stock: number;
  /** Ordered and not yet delivered. */
  readonly inDelivery: boolean;
  /** Whether the shop stores goods at all; deliveries block deletion only then. */
  readonly storageOn: boolean;
}

/** Drafts always; completed ones only when none of their pieces are stored or in delivery (rule my-items-delete). */
export function canBeDeleted({ status, stock, inDelivery, storageOn }: Deletable): boolean {
  return status === DRAFT || (stock <= 0 && !(storageOn && inDelivery));
}
