import { Effect } from "effect"
import type { LocaleCode } from "../../../domain/locale/locale.ts"
import { swissSpelling } from "../../../domain/locale/swiss-spelling.ts"
import { type LetterPart, writtenLetter } from "../../../domain/mail/letter.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import type { Words } from "./letter-words.ts"

const swissPart = (part: LetterPart): LetterPart =>
  typeof part === "string" ? swissSpelling(part) : { ...part, label: swissSpelling(part.label) }

/** Sends words as a letter of the house; Swiss letters write "ss" (rule page.swiss-spelling). */
export const sendLetter = Effect.fnUntraced(function* (
  mail: { readonly id: string; readonly kind: string; readonly recipient: string; readonly secret?: string },
  locale: LocaleCode,
  { subject, parts }: Words
) {
  const { operator, locales } = yield* ShopSite
  const mailer = yield* Mailer
  const letter = {
    locale,
    subject: locale === "ch" ? swissSpelling(subject) : subject,
    parts: locale === "ch" ? parts.map(swissPart) : parts,
    phone: locales[locale].customerPhone,
    operator
  }
  yield* mailer.deliver({ ...mail, ...writtenLetter(letter) })
})
