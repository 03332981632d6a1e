import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const OWN_NAMES = /^(suri-?mono|すりもの|スリモノ|摺物|摺り物)+$/;

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether it is easily guessed: one of the ten thousand commonest of eight letters or more, one letter repeated, or the shop's name. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Normalised as for the hash, so that full-width letters do not make it a different password.
  const plain = password.normalize("NFKC").trim().toLowerCase();
  if (/^(.)\1*$/u.test(plain)) return true;
  if (OWN_NAMES.test(plain.replace(/[\p{N}\p{P}\p{S}\s]+$/u, ""))) return true;
  list ??= readList();
  return (await list).has(plain);
}

/** Source and licence of the list: common-passwords.LICENSE.txt. */
async function readList(): Promise<ReadonlySet<string>> {
  const packed = await readFile(join(import.meta.dirname, "common-passwords.txt.br"));
  const text = await promisify(brotliDecompress)(packed);
  return new Set(text.toString().split("\n").filter(Boolean));
}
