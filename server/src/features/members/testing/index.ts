export { createTestMember, type TestMember, type TestMemberOptions } from "./create-test-member.ts";
export { readLetters, tokenIn, waitForLetter } from "./read-letters.ts";
