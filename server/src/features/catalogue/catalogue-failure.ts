/** A catalogue that cannot be imported. Its message is for the operator, with a line for each problem. */
export class CatalogueFailure extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The catalogue cannot be sold; nothing of it was taken over.\n${problems.map((line) => `- ${line}`).join("\n")}`,
    );
    this.name = "CatalogueFailure";
  }
}
