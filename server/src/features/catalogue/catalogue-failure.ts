import { type CatalogueProblem, tellProblem } from "./catalogue-problems.ts";

/** A catalogue that cannot be sold. Its message is for the operator, with a line for each problem. */
export class CatalogueFailure extends Error {
  readonly problems: readonly CatalogueProblem[];

  constructor(problems: readonly CatalogueProblem[]) {
    const lines = problems.map((problem) => `- ${tellProblem(problem)}`);
    super(`The catalogue cannot be sold; nothing of it was taken over.\n${lines.join("\n")}`);
    this.name = "CatalogueFailure";
    this.problems = problems;
  }
}
