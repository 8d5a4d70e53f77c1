import { Effect } from "effect"
import type { LocaleCode } from "../../../domain/locale/locale.ts"
import { spelledIn } from "../../../domain/locale/swiss-spelling.ts"
import { type LetterPart, writtenLetter } from "../../../domain/mail/letter.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import type { Words } from "./buyer-mail-words.ts"

/** Sends a text as a mail of the shop; Swiss mails use "ss" (rule page.swiss-spelling). */
export const sendLetter = Effect.fnUntraced(function* (
  mail: { readonly id: string; readonly kind: string; readonly recipient: string; readonly secret?: string },
  locale: LocaleCode,
  { subject, parts }: Words
) {
  const { operator, locales } = yield* ShopSite
  const spelled = spelledIn(locale)
  const mailer = yield* Mailer
  const letter = {
    locale,
    subject: spelled(subject),
    parts: parts.map((part): LetterPart =>
      typeof part === "string" ? spelled(part) : { ...part, label: spelled(part.label) }
    ),
    phone: locales[locale].customerPhone,
    operator
  }
  yield* mailer.deliver({ ...mail, ...writtenLetter(letter) })
})
