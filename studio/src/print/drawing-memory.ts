import { totalmem } from "node:os";

/** The rest is for the shop, its database and the system. */
const SHARE = 0.6;
const MB = 1_000_000;

/** Of the machine, or of the container if that has less. */
export const MACHINE_MB = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / MB;

interface Waiting {
  readonly memoryMb: number;
  readonly isUrgent: boolean;
  readonly begin: () => void;
}

/** Lends memory to drawing processes, so that together they never use more than there is: first to what people wait for, then in turn. */
export function createDrawingMemory(mostMb: number) {
  const waiting: Waiting[] = [];
  let totalMb = mostMb;
  let lent = 0;

  function next(): void {
    for (let [first] = waiting; first; [first] = waiting) {
      // A request beyond the total may have all of it, or it would never be served.
      if (lent > 0 && lent + first.memoryMb > totalMb) return;
      waiting.shift();
      lent += first.memoryMb;
      first.begin();
    }
  }

  return {
    /** Where other processes of the shop draw on the same machine, each has a part of it. */
    limit(mb: number): void {
      totalMb = mb;
      next();
    },
    /** What is lent now, of how much, and how many wait. */
    state: () => ({ lentMb: lent, totalMb, waiting: waiting.length }),
    async borrow<Value>(memoryMb: number, work: () => Promise<Value>, { isUrgent = false } = {}): Promise<Value> {
      await new Promise<void>((begin) => {
        const place = isUrgent ? waiting.findIndex((one) => !one.isUrgent) : -1;
        waiting.splice(place < 0 ? waiting.length : place, 0, { memoryMb, isUrgent, begin });
        next();
      });
      try {
        return await work();
      } finally {
        lent -= memoryMb;
        next();
      }
    },
  };
}

export const drawingMemory = createDrawingMemory(MACHINE_MB * SHARE);
