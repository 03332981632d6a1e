export { finishedVersion, shape } from "./finished-version.fixture.ts";
export { upload } from "./pictured-design.fixture.ts";
export { openAt } from "./started-design.fixture.ts";
