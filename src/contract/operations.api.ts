import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { alerts } from "../domain/operations/alerts.ts"
import { readinessStates } from "../domain/operations/readiness.ts"
import { Unavailable } from "./errors.ts"
import { countryId, instant, localDate } from "./primitives.ts"
import { wire } from "./wire.ts"

const known = <S extends Schema.Top>(schema: S) => Schema.NullOr(schema)

/**
 * Metrics of the running shop; a metric that cannot be read is null. The fields have the shapes of `RunningShop`
 * (src/domain/operations/running-shop.ts).
 */
const runningShop = wire({
  readAt: instant,
  version: Schema.String,
  build: known(Schema.String),
  node: Schema.String,
  startedAt: instant,
  readiness: Schema.Literals(readinessStates),
  isSample: Schema.Boolean,
  copies: Schema.Array(wire({ startedAt: instant, hasAnswered: Schema.Boolean })),
  database: wire({
    sizeBytes: known(Schema.Int),
    freeBytes: known(Schema.Int),
    answerSeconds: known(Schema.Finite)
  }),
  queues: Schema.Array(
    wire({ task: Schema.String, waiting: Schema.Int, givenUp: Schema.Int, oldestDueAt: known(instant) })
  ),
  mails: wire({
    areSent: Schema.Boolean,
    waiting: known(Schema.Int),
    givenUp: known(Schema.Int),
    oldestSeconds: known(Schema.Finite)
  }),
  prices: Schema.Array(wire({ countryId, listsChangedAt: known(instant), workedOutDay: known(localDate) })),
  signingKeyAt: known(instant),
  backups: wire({
    areKept: Schema.Boolean,
    lastAt: known(instant),
    archivedAt: known(instant)
  }),
  /** Alerts with severity `page` are listed first. */
  alerts: Schema.Array(
    wire({
      name: Schema.Literals(alerts.map(({ name }) => name)),
      severity: Schema.Literals(["page", "ticket"])
    })
  )
})

/** API call for the shop's operating state and the alerts that need action (rule desk.operations). */
export class OperationsApi extends HttpApiGroup.make("operations").add(
  HttpApiEndpoint.get("show", "/api/support/betrieb", { success: runningShop, error: [Unavailable] })
) {}
