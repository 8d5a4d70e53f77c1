import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { changeState } from "./customer.api.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import {
  countryId,
  countryIdText,
  decimal,
  instant,
  integer,
  integerText,
  list,
  text,
  zipText
} from "./primitives.ts"
import { accountIdText } from "./schemas/support.schema.ts"
import { wire, wireOdd } from "./wire.ts"
import { alarmDirections, alarmKinds } from "../domain/alarm/price-alarm.ts"

/**
 * A customer's price alarm (rule account.alarms). Prices are gross, in euros or francs (not cents) per price unit, for
 * an order of the comparison amount.
 */
const wish = {
  kind: Schema.Literals(alarmKinds),
  countryId,
  productId: integer(1, 999),
  /** Empty for the whole country. */
  zipCode: zipText,
  amount: integer(0, 1_000_000),
  threshold: decimal,
  direction: Schema.Literals(alarmDirections),
  channel: Schema.Literal("Email")
}

const done = wireOdd({ succeeded: Schema.Boolean }, { succeeded: "success" })

const changedAlarm = wire({
  ...wish,
  /** 0 for a new alarm. */
  id: integer(0, 2_147_483_647),
  /** The version that the caller read; 0 for a new alarm. */
  version: integer(0, 2_147_483_647),
  change: changeState
})
export type ChangedAlarm = typeof changedAlarm.Type

const wished = wire({ ...wish, email: text(320) })
export type WishedAlarm = typeof wished.Type

/** Another user or tab has changed one of the alarms since it was read. */
const AlarmsStale = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem)
}).pipe(HttpApiSchema.status(409))

const token = text(64)

/**
 * Price alarms and the newsletter. Mails are sent only after the owner of the mailbox has confirmed the alarm or the
 * newsletter.
 */
export class AlarmsApi extends HttpApiGroup.make("alarms").add(
  HttpApiEndpoint.get("list", "/api/account/benachrichtigungen", {
    success: wire({
      items: Schema.Array(
        wire({
          ...wish,
          id: Schema.Int,
          version: Schema.Int,
          zipCode: Schema.String,
          confirmed: Schema.Boolean
        })
      )
    }),
    error: Unavailable
  }),
  /**
   * Alarms and newsletter of a customer, for staff; includes alarms for the same e-mail address that belong to no
   * account.
   */
  HttpApiEndpoint.get("listOf", "/api/support/kunde/:id/benachrichtigungen", {
    params: { id: accountIdText },
    success: wire({
      items: Schema.Array(
        wire({
          ...wish,
          id: Schema.Int,
          zipCode: Schema.String,
          createdAt: instant,
          /** Null until the owner of the mailbox has confirmed this alarm or newsletter. */
          confirmedAt: Schema.NullOr(instant),
          isOfAccount: Schema.Boolean
        })
      )
    }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("save", "/api/account/benachrichtigungen", {
    payload: wire({ items: list(changedAlarm, 20) }),
    success: done,
    error: [AlarmsStale, Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("subscribe", "/api/benachrichtigungen", {
    payload: wished,
    success: done,
    error: [Invalid, Unavailable]
  }),
  // the newest price to which an alarm for these goods would react; the price is absent if none is known
  HttpApiEndpoint.get("watched", "/api/site/:countryId/prices/watched", {
    params: { countryId: countryIdText },
    query: {
      productId: integerText(1, 999),
      zipCode: Schema.optionalKey(zipText),
      /** Path segment of a federal state, sent by the page of that state; ignored if there is a postal code. */
      state: Schema.optionalKey(text(60))
    },
    success: wire({
      price: Schema.optionalKey(decimal),
      /** Name of the federal state or the country that the price applies to. */
      area: Schema.String
    }),
    error: [NotFound, Unavailable]
  }),
  // shows the effect of a mailed link without performing it
  HttpApiEndpoint.get("show", "/api/benachrichtigungen/:token", {
    params: { token },
    success: wire({ ...wish, zipCode: Schema.String, action: Schema.Literals(["Confirm", "Stop"]) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("follow", "/api/benachrichtigungen/link", {
    payload: wire({ token }),
    success: done,
    error: [NotFound, Unavailable]
  })
) {}
