import { Schema, SchemaTransformation } from "effect"
import { countryIds, currencyCodes } from "../domain/place/country.ts"
import { productGroupIds } from "../domain/product/product-group.ts"
import { units } from "../domain/product/group-facts.ts"
import { typedLine, typedText } from "../domain/typed-text.ts"

/** Returns whether the text contains neither NUL nor a lone surrogate; the database accepts neither. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes("\u0000")

/** Any storable text, as sent by programs and found in older rows: no NUL, no lone surrogate. */
export const anyText = (max: number) =>
  Schema.String.check(
    Schema.isMaxLength(max),
    Schema.makeFilter((value: string) => isStorable(value) || "text that can be stored expected")
  )

/** Control codes, and the characters that change the direction of the surrounding text. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * A line of text that is either accepted unchanged or refused; used for texts from programs and for passwords, which
 * must not be altered.
 */
export const exactText = (max: number) =>
  anyText(max).check(
    Schema.makeFilter((value: string) => !hidden.test(value) || "text without control codes expected")
  )

/**
 * Returns a schema for text from which invisible characters from typing and pasting are removed; the length is checked
 * after the removal.
 */
const typed = (max: number, read: (text: string) => string) =>
  Schema.String.check(
    Schema.makeFilter(
      (given: string) =>
        (isStorable(given) && read(given).length <= max) ||
        `text that can be stored, of at most ${max} characters, expected`,
      { toJsonSchema: () => ({ maxLength: max }), arbitraryConstraint: { maxLength: max } }
    )
  ).pipe(
    Schema.decodeTo(
      anyText(max),
      SchemaTransformation.transform({ decode: read, encode: (value: string) => value })
    )
  )

/** One line of text, at most `max` UTF-16 units after cleaning (rules wire.bounded-text, wire.typed-text). */
export const text = (max: number) => typed(max, typedLine)

/** Text of several lines: line breaks are the only allowed control codes. */
export const lines = (max: number) => typed(max, typedText)

/** Returns a schema for an integer within bounds in a JSON body. */
export const integer = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Returns a schema for an integer in a path or query: canonical decimal digits only, never `1e3`, `0x10` or blanks. */
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

/** Returns a schema for a list with at most `max` entries. */
export const list = <S extends Schema.Top>(item: S, max: number) =>
  Schema.Array(item).check(Schema.isMaxLength(max))

/** Money on the wire: major units with two decimals (rule wire.money). */
export const decimal = Schema.Finite

/** A local date yyyy-MM-dd. */
export const localDate = Schema.String.check(Schema.isPattern(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u))

/** A point in time, ISO 8601 in UTC. */
export const instant = Schema.String.check(Schema.isPattern(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$/u))

export const countryId = Schema.Literals(countryIds)
export const currency = Schema.Literals(currencyCodes)
export const unit = Schema.Literals(units)
export const productGroupId = Schema.Literals(productGroupIds)
/**
 * A postal code. The schema is also used in responses, which are written without validation; forms accept only digits.
 */
export const zipText = anyText(5)

/** Returns a schema for the id of a country or a product group in a path. */
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
