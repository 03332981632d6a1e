export { createTestMember, type TestMember, type TestMemberOptions } from "./create-test-member.ts";
export { readLetters, tokenIn, waitForLetter, waitForSubject } from "./read-letters.ts";
