import { Schema } from "effect"

type WireKeys<Fields, Odd> = {
  readonly [K in keyof Fields]: K extends keyof Odd
    ? Odd[K] & PropertyKey
    : K extends string
      ? Capitalize<K>
      : K
}

/** Returns the wire name of a field without an odd name: its first letter becomes a capital. */
export const wireName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const wireKeys = <Fields extends Schema.Struct.Fields, Odd>(
  fields: Fields,
  odd: Odd
): WireKeys<Fields, Odd> =>
  Object.assign(Object.fromEntries(Object.keys(fields).map((key) => [key, wireName(key)])), odd) as WireKeys<
    Fields,
    Odd
  >

/**
 * Returns a schema for a struct with names like `zipCode` in code and `ZipCode` on the wire (decision 003). The
 * specification's odd names are passed separately, e.g. `wireOdd({ foreignId }, { foreignId: "ForgeinId" })`.
 */
export const wire = <const Fields extends Schema.Struct.Fields>(fields: Fields) => wireOdd(fields, {})

export const wireOdd = <
  const Fields extends Schema.Struct.Fields,
  const Odd extends { readonly [K in keyof Fields]?: string }
>(
  fields: Fields,
  odd: Odd
) => Schema.Struct(fields).pipe(Schema.encodeKeys(wireKeys(fields, odd)))

/** An empty object; a struct without fields would accept anything except null. */
export const nothing = Schema.Record(Schema.String, Schema.Never)
