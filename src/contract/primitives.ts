import { Schema, SchemaTransformation } from "effect"
import { countryIds, currencyCodes } from "../domain/place/country.ts"
import { productGroupIds } from "../domain/product/product-group.ts"
import { units } from "../domain/product/group-facts.ts"

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes("\u0000")

/** Control codes, and the signs that turn the direction of the text around them: they would show other words than are stored. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const checked = (max: number, isFit: (value: string) => boolean) =>
  Schema.String.check(
    Schema.isMaxLength(max),
    Schema.makeFilter((value: string) => isFit(value) || "text without control codes expected")
  )

/** Anything that can be stored, as programs write and as older rows hold: no NUL, no lone surrogate. */
export const anyText = (max: number) => checked(max, isStorable)

/** One line of text, at most `max` UTF-16 units, without control codes (rule wire.bounded-text). */
export const text = (max: number) => checked(max, (value) => isStorable(value) && !hidden.test(value))

/** Text of several lines: breaks are the only control codes. */
export const lines = (max: number) =>
  checked(max, (value) => isStorable(value) && !hidden.test(value.replaceAll(/\r?\n/gu, "")))

/** An integer of a JSON body within bounds. */
export const integer = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** An integer in a path or query: canonical decimal digits only, never `1e3`, `0x10` or blanks. */
export const integerText = (minimum: number, maximum: number) =>
  Schema.String.check(Schema.isPattern(/^-?(?:0|[1-9][0-9]{0,14})$/u)).pipe(
    Schema.decodeTo(
      integer(minimum, maximum),
      SchemaTransformation.transform({
        decode: (digits: string) => Number(digits),
        encode: (value: number) => String(value)
      })
    )
  )

/** A list with at most `max` entries. */
export const list = <S extends Schema.Top>(item: S, max: number) =>
  Schema.Array(item).check(Schema.isMaxLength(max))

/** Money on the wire: major units with two decimals (rule wire.money). */
export const decimal = Schema.Finite

/** A local date yyyy-MM-dd. */
export const localDate = Schema.String.check(Schema.isPattern(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u))

/** A moment, ISO 8601 in UTC. */
export const instant = Schema.String.check(Schema.isPattern(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$/u))

export const countryId = Schema.Literals(countryIds)
export const currency = Schema.Literals(currencyCodes)
export const unit = Schema.Literals(units)
export const productGroupId = Schema.Literals(productGroupIds)
export const zipText = text(5)

/** Country and group in a path. */
const idText = <const Ids extends ReadonlyArray<number>>(ids: Ids) =>
  Schema.String.check(Schema.isPattern(/^[1-9][0-9]?$/u)).pipe(
    Schema.decodeTo(
      Schema.Literals(ids),
      SchemaTransformation.transform({
        decode: (digits: string) => Number(digits) as Ids[number],
        encode: (value: Ids[number]) => String(value)
      })
    )
  )
export const countryIdText = idText(countryIds)
export const productGroupIdText = idText(productGroupIds)
