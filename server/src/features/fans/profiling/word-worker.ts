import { countKeywords, type Keyword } from "@surimono/domain/fans";
import { serveJobs } from "@surimono/studio/print";
import { readWords } from "./read-words.ts";

// A child process: the tokenizer's dictionary is in native memory, which an idle shop must not hold.
serveJobs(async (posts: readonly string[]): Promise<Keyword[]> => countKeywords(posts.map(readWords)));
