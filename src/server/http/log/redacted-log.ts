import { redactedText } from "./redact.ts"

/**
 * A quoted name of the shop itself, recognised by the word before it: a table, a column, a property of an object, a
 * task.
 */
const ownName =
  /(?<=\b(?:constraint|relation|column|table|index|function|type|schema|database|extension|operator|reading|setting|module|package|task) )(["'])[\w.@/-]{1,80}\1/giu

const quoted = /"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'/gu

/** Values as PostgreSQL repeats them: `Key (email)=(…)`, `Failing row contains (…)`. */
const repeated = /(?<==|\bcontains )\([^\n]*\)/gu

const iban = /\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/gu

const phone = /(?<![\w.:#-])(?:\+|0)[0-9](?:[ /()-]?[0-9]){5,}(?![\w:])/gu

const kept = "\u0001"

/**
 * Redacts a text for logs (rule safety.redacted-logs): removes queries of addresses, tokens, e-mail addresses, IBANs,
 * phone numbers, and values that an error repeats in quotes. Names of the shop's tables, columns and properties stay.
 */
export const redactedLog = (text: string): string => {
  const names: Array<string> = []
  return redactedText(
    text
      .replaceAll(kept, " ")
      .replace(ownName, (name) => kept + String.fromCodePoint(0xe000 + names.push(name) - 1))
      .replace(repeated, "(…)")
      .replace(quoted, (value) => `${value.charAt(0)}…${value.charAt(0)}`)
      .replace(iban, "…")
      .replace(phone, "…")
      // removes the mark `kept`, because `redactedText` would treat it as a terminal command
      .replaceAll(kept, "")
  ).replace(/[\ue000-\uf8ff]/gu, (mark) => names[(mark.codePointAt(0) ?? 0) - 0xe000] ?? "…")
}
