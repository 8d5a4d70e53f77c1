import { Schema } from "effect"

const who = { by: Schema.Literals(["seller", "customer", "operator"]), today: Schema.String }
const reason = { reason: Schema.String }

const wish = <const Type extends string, Fields extends Schema.Struct.Fields>(type: Type, fields: Fields) =>
  Schema.Struct({ type: Schema.Literal(type), ...who, ...fields })

/** An event in the log of an order after the order was placed, as stored in the row. */
export const lifeEvent = Schema.Union([
  wish("order.confirm", {}),
  wish("order.refuse", reason),
  wish("order.schedule", { day: Schema.String, ...reason }),
  wish("order.deliver", {
    day: Schema.String,
    amount: Schema.Int,
    isMixed: Schema.Boolean,
    station: Schema.optionalKey(Schema.Int),
    vatTenths: Schema.optionalKey(Schema.Int),
    ...reason
  }),
  wish("order.invoice", { invoiceNumber: Schema.String }),
  wish("order.settle", {}),
  wish("order.debitReturned", reason),
  wish("order.announceDebit", {}),
  wish("order.cancel", reason),
  wish("order.withdraw", reason)
])

export const decodeLifeEvent = Schema.decodeUnknownEffect(lifeEvent)
