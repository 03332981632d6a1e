export { createTestMember, type TestMember, type TestMemberOptions } from "./create-test-member.ts";
export { codeIn, readLetters, subjectsWrittenTo, tokenIn, waitForLetter, waitForSubject } from "./read-letters.ts";
