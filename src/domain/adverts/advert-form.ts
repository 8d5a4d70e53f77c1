import type { FormRules } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine, typedText } from "../typed-text.ts"
import { type AdvertEdit, advertProblems } from "./advert-rules.ts"
import type { DeskAdvert } from "./desk-records.ts"

export const advertFields = ["name", "advertiser", "html", "css"] as const

/** An advert as it stands in its form. */
export const fieldsOfAdvert = ({ name, advertiser, html, css }: DeskAdvert) => ({
  name,
  advertiser,
  html,
  css
})

/** The advert that stands in a form. */
export const advertOfFields = (fields: Fields): AdvertEdit => ({
  name: typedLine(textField(fields, "name")),
  advertiser: typedLine(textField(fields, "advertiser")),
  html: typedText(textField(fields, "html")),
  css: typedText(textField(fields, "css"))
})

/** Asked before it is saved. */
export const advertFormProblems: FormRules = (fields) => advertProblems(advertOfFields(fields))
