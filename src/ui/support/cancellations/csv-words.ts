import type { I18n } from "@lingui/core"
import type { CsvWords } from "../../../domain/cancellation/cancellation-csv.ts"
import type { Locale } from "../../../domain/locale/locale.ts"
import { shortDay } from "../../kit/desk/moment.ts"
import {
  columnTexts,
  endTexts,
  modeTexts,
  noFeedback,
  notBooked,
  reasonTexts,
  unitText,
  type Words
} from "./cancellation-texts.ts"

function worded<Key extends string>(i18n: I18n, texts: Words<Key>): Readonly<Record<Key, string>>
function worded(i18n: I18n, texts: Words<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, i18n._(text)]))
}

/** Returns the texts of a CSV export, such as column headers, which are the same as on the page. */
export const csvWords = (i18n: I18n, tag: Locale["bcp47"]): CsvWords => ({
  columns: worded(i18n, columnTexts),
  ends: worded(i18n, endTexts),
  modes: worded(i18n, modeTexts),
  reasons: worded(i18n, reasonTexts),
  unit: i18n._(unitText),
  notBooked: i18n._(notBooked),
  noFeedback: i18n._(noFeedback),
  day: (instant) => shortDay(tag, instant)
})
