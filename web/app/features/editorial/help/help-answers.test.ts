import { findAnswers } from "@surimono/domain/editorial";
import { expect, test } from "vitest";
import type { Session } from "#app/session/current-user.ts";
import { consumer } from "../../../../test/fake-api.ts";
import { askedQuestions, unanswerable } from "./asked-questions.fixture.ts";
import { indexHelp } from "./help-content.ts";
import { doorsOf } from "./help-doors.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.ts";
import { writeHelpContent } from "./write-help-content.server.ts";

const DOOR_SESSION = { status: "member", member: consumer } as unknown as Session;
const content = writeHelpContent();
const index = indexHelp(content);

test.each(askedQuestions)("“%s” finds %s", (asked, entry) => {
  expect(findAnswers(index, asked).answer).toBe(entry);
});

test.each(unanswerable)("“%s” finds nothing", (asked) => {
  expect(findAnswers(index, asked).answer).toBeUndefined();
});

test("every entry has a unique name, and the names used by the chat exist", () => {
  const ids = content.answers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(content.answers.filter(({ kind }) => kind === "faq").length).toBeGreaterThanOrEqual(40);
  const named = [...SUGGESTED_QUESTIONS, ...doorsOf(DOOR_SESSION).flatMap(({ beside }) => beside)];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("an entry asked in its own words finds itself", () => {
  const lost = content.answers
    .filter(({ kind }) => kind === "faq")
    .filter(({ id, question }) => findAnswers(index, question).answer !== id);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("guides and articles answer what the FAQ does not", () => {
  expect(findAnswers(index, "準拠法と裁判所はどこですか").answer).toBe("guides/protocol-auth#19");
  expect(findAnswers(index, "最初の三枚").answer).toBe("articles/brand_01#2");
  expect(findAnswers(index, "版のある印刷").answer).toBe("articles/blog_2#1");
});
