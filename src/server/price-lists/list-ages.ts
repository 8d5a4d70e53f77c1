import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type AgeStage, fullDays, stageOf, usualAgeLimits } from "../../domain/price-list/list-age.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { iso } from "../db/iso.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { listAgeMailJob } from "./list-age-mail.ts"

/** Name of the nightly job that finds lists that were not updated for a long time. */
export const listAgesJob = "price-list-ages"

/**
 * The stages of a list's age; the index of a stage is the number stored with a list once the dealer has been mailed
 * about that stage.
 */
const stages: ReadonlyArray<AgeStage> = ["fresh", "old", "veryOld", "resting"]

interface AgedList {
  readonly dealerId: number
  readonly heldAt: string
  readonly toldStage: number
}

/** SQL for active dealers who have prices and whose offers are not suspended yet. */
const agedLists = `price_list_age g join dealer d on d.id = g.dealer_id
  where d.state = 'active' and d.rests_since is null
    and exists (select from price_row p join delivery_area a on a.id = p.area_id where a.dealer_id = d.id)`

/**
 * Mails the dealer about the stage that the list's age has reached, unless that was done before; suspends the offers at
 * the last stage.
 */
const settleAge = Effect.fnUntraced(function* (dealerId: number, now: number) {
  const sql = yield* SqlClient
  const { priceAge = usualAgeLimits } = yield* ShopSite
  // reads the current state, because a list may have been published in the meantime
  const [found] = yield* sql<AgedList>`
    select g.dealer_id as "dealerId", ${sql.literal(iso("g.held_at"))} as "heldAt", g.told_stage as "toldStage"
    from ${sql.literal(agedLists)} and g.dealer_id = ${dealerId} for no key update of d, g`
  if (found === undefined) return
  const stage = stageOf(fullDays(found.heldAt, now), priceAge)
  const due = stages.indexOf(stage)
  if (due <= found.toldStage) return
  yield* sql`update price_list_age set told_stage = ${due} where dealer_id = ${dealerId}`
  yield* addJob(listAgeMailJob, { dealerId, heldAt: found.heldAt, stage })
  if (stage !== "resting") return
  yield* sql`
    update dealer set rests_since = ${new Date(now).toISOString()}::timestamptz, row_version = row_version + 1
    where id = ${dealerId}`
  yield* audit({
    event: "dealerRests",
    actorId: undefined,
    subjectId: undefined,
    detail: { dealer: dealerId, since: found.heldAt }
  })
})

/**
 * Mails dealers about the age of their lists or suspends their offers, each dealer in a separate transaction: if the
 * process is killed, nothing is done twice, and the next night continues. Sample data are never suspended (rule
 * price-list.age).
 */
export const settleListAges = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const { priceAge = usualAgeLimits } = yield* ShopSite
  const first = new Date(now - priceAge.first * 86_400_000).toISOString()
  const aged = yield* sql<{ readonly dealerId: number }>`
    select g.dealer_id as "dealerId" from ${sql.literal(agedLists)} and g.held_at <= ${first}::timestamptz
      and not exists (select from installation where data_kind = 'sample')
    order by g.dealer_id`
  for (const { dealerId } of aged) yield* sql.withTransaction(settleAge(dealerId, now))
})
