import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Backups } from "../ports/backups.ts"
import { Meters, OwnMeters } from "../ports/meters.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"
import { RecentCounts } from "./recent-counts.ts"
import { backupsShown } from "./running-shop.ts"

interface Shown {
  readonly Version: string
  readonly StartedAt: string
  readonly Readiness: string
  readonly IsSample: boolean
  readonly Copies: ReadonlyArray<{ readonly HasAnswered: boolean }>
  readonly Database: { readonly SizeBytes: number; readonly FreeBytes: number | null }
  readonly Queues: ReadonlyArray<{
    readonly Task: string
    readonly Waiting: number
    readonly GivenUp: number
    readonly OldestDueAt: string | null
  }>
  readonly Mails: { readonly AreSent: boolean; readonly GivenUp: number }
  readonly Prices: ReadonlyArray<{
    readonly CountryId: number
    readonly ListsChangedAt: string | null
    readonly WorkedOutDay: string | null
  }>
  readonly SigningKeyAt: string | null
  readonly Backups: {
    readonly AreKept: boolean
    readonly LastAt: string | null
    readonly ArchivedAt: string | null
  }
  readonly Alerts: ReadonlyArray<{ readonly Name: string; readonly Severity: string }>
}

const shown = (who: TestVisitor) =>
  Effect.map(who.get("/api/support/betrieb"), (answer) => {
    assert.strictEqual(answer.status, 200)
    return bodyOf<Shown>(answer)
  })

const namesOf = ({ Alerts }: Shown) => Alerts.map(({ Name }) => Name)

layer(SampleApi, realTime)("the state of the running shop (rule desk.operations)", (it) => {
  it.effect("is shown to the admin with due, failed and old jobs", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client: admin } = yield* signedInWith("admin@runs.example", "Role_Interaid_Admin", morning)
      yield* sql`update price_list_version set changed_at = now() - interval '3 hours'`
      yield* sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, failed_at)
        select 'over ' || n, 'x', 'erika@post.example', 's', 't', 'h', now(), now() from generate_series(1, 21) n`
      yield* sql`select id from graphile_worker.add_job('clean-up', '{}'::json, run_at := now() - interval '1 hour')`
      yield* sql`insert into server_copy (id, started_at) values (gen_random_uuid(), now() - interval '2 days')`
      const first = yield* shown(admin)
      assert.match(first.Version, /^\d+\.\d+\.\d+$/u)
      assert.strictEqual(first.Readiness, "ok")
      assert.isTrue(first.IsSample)
      assert.isAbove(first.Database.SizeBytes, 1_000_000)
      assert.isAbove(first.Database.FreeBytes ?? 0, 0)
      assert.deepStrictEqual(
        first.Copies.map(({ HasAnswered }) => HasAnswered),
        [false, true]
      )
      const due = first.Queues.find(({ Task }) => Task === "clean-up")
      assert.deepInclude(due, { Waiting: 1, GivenUp: 0 })
      assert.closeTo(Date.now() - Date.parse(due?.OldestDueAt ?? ""), 3_600_000, 60_000)
      assert.deepInclude(first.Mails, { AreSent: false, GivenUp: 21 })
      assert.deepStrictEqual(
        first.Prices.map(({ CountryId, WorkedOutDay }) => [CountryId, WorkedOutDay !== null]),
        [1, 2, 3].map((country) => [country, true])
      )
      assert.closeTo(Date.now() - Date.parse(first.Prices[0]?.ListsChangedAt ?? ""), 3 * 3_600_000, 60_000)
      assert.isNotNull(first.SigningKeyAt)
      assert.deepStrictEqual(first.Backups, { AreKept: false, LastAt: null, ArchivedAt: null })
      assert.includeMembers(namesOf(first), ["CopyGone", "JobsLate", "MailsGivenUp"])
      assert.isBelow(namesOf(first).indexOf("JobsLate"), namesOf(first).indexOf("MailsGivenUp"))
      assert.notInclude(JSON.stringify(first), "erika")
      // removes the missing process, so that the other tests do not wait for its response
      yield* sql`delete from server_copy where started_at < now() - interval '1 day'`
    })
  )

  it.effect("states when the last backup was finished, if backups are made", () =>
    Effect.gen(function* () {
      const { client: admin } = yield* signedInWith("kept@runs.example", "Role_Interaid_Admin", morning)
      const kept = { since: new Date("2026-01-10T00:00:00Z"), lastAt: new Date("2026-01-14T03:00:00Z") }
      const { Backups: told } = yield* shown(admin).pipe(
        Effect.provideService(Backups, { kept: Effect.succeed(kept) })
      )
      assert.deepInclude(told, { AreKept: true, LastAt: "2026-01-14T03:00:00.000Z" })
    })
  )

  it.effect("states when a backup of another PostgreSQL was last recorded", () =>
    Effect.sync(() => {
      const figures = { now: morning, age: 26 * 3_600, unarchived: 60 }
      assert.deepStrictEqual(backupsShown(undefined, figures), {
        areKept: true,
        lastAt: new Date(morning - 26 * 3_600_000).toISOString(),
        archivedAt: new Date(morning - 60_000).toISOString()
      })
      assert.isFalse(backupsShown(undefined, { ...figures, age: null }).areKept)
      const since = new Date(morning)
      assert.isNull(backupsShown({ since, lastAt: undefined }, figures).lastAt)
    })
  )

  it.effect("uses the counts of this server within their period", () =>
    Effect.gen(function* () {
      const { client: admin } = yield* signedInWith("counts@runs.example", "Role_Interaid_Admin", morning)
      const meters = yield* Meters
      const refused = meters.counter("placementsRefused", { reason: "Unavailable" })
      // tests of other files in this process refuse orders too, and the counter belongs to the process
      const ofOtherTests = refused.value
      refused.value = 0
      assert.notInclude(namesOf(yield* shown(admin)), "PlacingUnavailable")
      refused.value = 4
      assert.include(namesOf(yield* shown(admin)), "PlacingUnavailable")
      refused.value = ofOtherTests
    })
  )

  it.effect("includes the increase of counts within minutes, or since a recent start", () =>
    Effect.sync(() => {
      const meters = new OwnMeters()
      const counts = new RecentCounts(meters)
      const refused = meters.counter("placementsRefused", { reason: "Unavailable" })
      const rise = (minute: number) =>
        counts.rise("placementsRefused", 15, { reason: "Unavailable" }, minute * 60_000)
      refused.value = 2
      assert.strictEqual(rise(0), 2)
      const rises: Array<number> = []
      for (let minute = 0; minute <= 40; minute += 1) {
        counts.note(minute * 60_000)
        if (minute === 10) refused.value = 5
        rises.push(rise(minute))
      }
      assert.deepStrictEqual(
        [9, 10, 14, 25, 26, 40].map((minute) => rises[minute]),
        [2, 5, 5, 3, 0, 0]
      )
    })
  )
})
