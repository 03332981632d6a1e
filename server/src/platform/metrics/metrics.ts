import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { NearFiles } from "../files/index.ts";

/** A value at this moment, told apart from others of its name by labels. */
export interface Reading {
  readonly name: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Metrics {
  calls(http: FastifyInstance): void;
  pool(name: string, pool: pg.Pool): void;
  job(name: string, run: () => Promise<void>): Promise<void>;
  nearFiles(files: NearFiles): NearFiles;
  /** Asked whenever the figures are fetched; what cannot be told in time, or is no longer told, is no number. Names come with what they mean. */
  watch(names: Readonly<Record<string, string>>, ask: () => Promise<readonly Reading[]> | readonly Reading[]): void;
  /** How often something happened, told apart by labels. */
  count(name: string, description: string): (labels: Readonly<Record<string, string>>) => void;
  start(): Promise<void>;
  close(): Promise<void>;
}
