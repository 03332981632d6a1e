/** The store of files does not answer, or answers that it cannot: nothing is wrong with the shop, and the same may be asked again soon. */
export class StoreAway extends Error {
  override name = "StoreAway";

  constructor(cause: unknown) {
    super("the store of files does not answer", { cause });
  }
}

const OF_THE_NETWORK = /^E(CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)/;

/** Of an S3 store: the work, whose failure is a `StoreAway` where the store or the way to it failed. */
export async function fromStore<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new StoreAway(error) : error;
  }
}

function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { $metadata: answer, code } = at as { $metadata?: { httpStatusCode?: number }; code?: unknown };
    if ((answer?.httpStatusCode ?? 0) >= 500 || at.name === "TimeoutError") return true;
    if (typeof code === "string" && OF_THE_NETWORK.test(code)) return true;
  }
  return false;
}
