/**
 * The kind of an offer member's value. A `word` is text created by the shop that needs no escaping in JSON: ids, dates,
 * names from tables in the code. `money` is an integer in cents where offers are calculated, and a decimal in pages and
 * on the wire.
 */
export type Kind =
  | "text"
  | "word"
  | "date"
  | "integer"
  | "number"
  | "money"
  | "flag"
  | { readonly oneOf: ReadonlyArray<string> }
  | { readonly listOf: Kind }
  | { readonly orNull: Kind }
  | { readonly record: Members }

export type Members = { readonly [name: string]: Kind }

/** The type of the value as shown; only money differs from the calculated value (`toDecimal`). */
export type ValueOf<K> = K extends "text" | "word" | "date"
  ? string
  : K extends "integer" | "number" | "money"
    ? number
    : K extends "flag"
      ? boolean
      : K extends { readonly oneOf: ReadonlyArray<infer Word> }
        ? Word
        : K extends { readonly listOf: infer Item }
          ? ReadonlyArray<ValueOf<Item>>
          : K extends { readonly orNull: infer Known }
            ? ValueOf<Known> | null
            : K extends { readonly record: infer Of }
              ? { readonly [Name in keyof Of]: ValueOf<Of[Name]> }
              : never
