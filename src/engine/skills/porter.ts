/**
 * `stem(word)`: the stem of an English word, lower case, by M. F. Porter's algorithm with his later rules bli and logi,
 * as SQLite's porter tokeniser gives it; words of one or two letters stay.
 */
export { stemmer as stem } from "stemmer";
