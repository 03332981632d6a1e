export { createTestMember, type TestMember, type TestMemberOptions } from "./create-test-member.ts";
export { readLetters, subjectsWrittenTo, tokenIn, waitForLetter, waitForSubject } from "./read-letters.ts";
