import type { FormRules } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine, typedText } from "../typed-text.ts"
import { type AdvertEdit, advertProblems } from "./advert-rules.ts"
import type { DeskAdvert } from "./desk-records.ts"

export const advertFields = ["name", "advertiser", "html", "css"] as const

/** Returns the form's fields for an advert. */
export const fieldsOfAdvert = ({ name, advertiser, html, css }: DeskAdvert) => ({
  name,
  advertiser,
  html,
  css
})

/** Returns the advert entered in a form. */
export const advertOfFields = (fields: Fields): AdvertEdit => ({
  name: typedLine(textField(fields, "name")),
  advertiser: typedLine(textField(fields, "advertiser")),
  html: typedText(textField(fields, "html")),
  css: typedText(textField(fields, "css"))
})

/** Validates the form before saving. */
export const advertFormProblems: FormRules = (fields) => advertProblems(advertOfFields(fields))
