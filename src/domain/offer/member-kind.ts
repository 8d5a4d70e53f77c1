/**
 * What a member of an offer holds. A `word` is text of the shop's own making that JSON writes as it stands: ids, dates,
 * names out of the code's tables. `money` is whole cents where offers are computed, and a decimal for pages and wire.
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

/** The same value as it is computed and as it is shown; money alone is another number (`toDecimal`). */
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
