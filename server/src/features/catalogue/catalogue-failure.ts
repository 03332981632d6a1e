/** A catalogue that cannot be taken over. Its message is for the operator, with one line for each thing that is wrong. */
export class CatalogueFailure extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The catalogue cannot be sold; nothing of it was taken over.\n${problems.map((line) => `- ${line}`).join("\n")}`,
    );
    this.name = "CatalogueFailure";
  }
}
