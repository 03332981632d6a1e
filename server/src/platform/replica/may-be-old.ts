/**
 * All that is read from a replica where DATABASE_REPLICA_URL names one, and so may be some seconds old (`MOST_LAG_MS`). A use case says by one of
 * these names that this is enough for it: `shop.mayBeOld("gallery")`; its store does not know. Everything else, above all what a
 * person has just written, money, stock, carts and orders, is read where it is written.
 */
export type MayBeOld =
  /** What makers show to everybody: list, count, one work, its pictures. What is not found there is looked for where it is written. */
  | "gallery"
  /** How often goods were sold: the ranking and the order by popularity. The catalogue itself is in each process's memory. */
  | "popularity"
  /** The operator's sales by day, goods, method, colour, payment and place, on the screen and as a file. */
  | "sales"
  /** The preview of the journal: its rows, not its settings or the files that were made. The file itself is made where it is recorded. */
  | "journal"
  /** How much room the database and the files take. */
  | "storage";
