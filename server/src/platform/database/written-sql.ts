import { SQL } from "drizzle-orm";

class WrittenSql extends SQL {
  readonly #text: string;
  readonly #values: unknown[];

  constructor(text: string, values: unknown[]) {
    super([]);
    this.#text = text;
    this.#values = values;
  }

  override toQuery() {
    return { sql: this.#text, params: this.#values };
  }
}

/** A statement whose text was written before: for `execute`. It is no part of another. */
export function writtenSql(text: string, values: unknown[]): SQL {
  return new WrittenSql(text, values);
}
