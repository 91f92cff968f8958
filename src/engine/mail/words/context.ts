import file from "../../../../db/lexicon/mail/context.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import { anyPhrase } from "./compile.ts";

const { list } = dataFile("mail/context", file);

/** Words about jobs in every mail language. A mail from an unknown sender without them is about something else. */
export const jobWords = anyPhrase(list("jobWords"));

/** What a customer, a member or a citizen has with an organization. It may be an employer too. */
export const customerWords = anyPhrase(list("customerWords"));

/** How a letter to a person starts. A long text without it is a page, a posting or a resume. */
export const greeting = anyPhrase(list("greeting"));

/** The person is to choose a time from several: "pick a slot that suits you". */
export const choosesTime = anyPhrase(list("choosesTime"));
