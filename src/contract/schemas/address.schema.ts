import { Schema } from "effect"
import { anyText, countryId, integer, lines, text } from "../primitives.ts"
import { wire } from "../wire.ts"

const addressOf = <Text extends Schema.Codec<string, string>>(
  line: (max: number) => Text,
  note: (max: number) => Text
) =>
  wire({
    title1Id: integer(0, 99),
    title2Id: integer(0, 99),
    companyName: line(2000),
    vatId: line(2000),
    firstName: line(2000),
    lastName: line(2000),
    street: line(2000),
    houseNumber: line(2000),
    addition: line(2000),
    zipCode: line(20),
    city: line(2000),
    countryId,
    phone: line(2000),
    deliveryNote: note(20_000)
  })

/** An address as sent; the domain's `addressProblems` checks it. */
export const address = addressOf(text, lines)

/** An address as stored: old addresses must remain readable even if they would be refused now. */
export const storedAddress = addressOf(anyText, anyText)

/** Amount and address of a delivery station; the first station's address is the delivery address. */
export const draftStation = wire({ amount: Schema.Int, address: Schema.NullOr(storedAddress) })

/** A delivery station of a placed order. */
export const station = wire({ amount: Schema.Int, address: storedAddress })
