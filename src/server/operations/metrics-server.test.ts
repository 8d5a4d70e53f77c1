import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { spawnSync } from "node:child_process"
import { createServer } from "node:http"
import { metrics } from "../../domain/operations/metrics.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { listening } from "../testing/listening.test-support.ts"
import { outboxLayer } from "../mail/outbox.ts"
import { FrontDoor } from "../http/front/front-door.ts"
import { FrontServer } from "../http/front/front-server.ts"
import { countRequests } from "../http/log/request-meters.ts"
import { Backups } from "../ports/backups.ts"
import { Meters, OwnMeters } from "../ports/meters.ts"
import { DatabaseFigures } from "./database-figures.ts"
import { serveMetrics } from "./metrics-server.ts"
import { processGauges } from "./process-gauges.ts"

const textOf = (address: string) => Effect.promise(async () => (await fetch(address)).text())

const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const kept = { since: new Date(0), lastAt: new Date(Date.now() - 26 * 3_600_000) }

const own = (meters: OwnMeters) =>
  // the API has its own instance of `DatabaseFigures`
  Layer.fresh(DatabaseFigures.layer).pipe(
    Layer.provide(outboxLayer("smtp://127.0.0.1:1")),
    Layer.provide(Layer.succeed(Backups)({ kept: Effect.succeed(kept) })),
    Layer.provideMerge(Layer.succeed(Meters)(meters))
  )

layer(SampleApi, realTime)("metrics", (it) => {
  it.effect(
    "are served at a separate address in the format of Prometheus, with the figures of the database",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`
        insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, failed_at)
        values ('waits', 'x', 'erika@post.example', 's', 't', 'h', now() - interval '2 hours', null),
          ('over', 'x', 'erika@post.example', 's', 't', 'h', now(), now())`
        yield* sql`select id from graphile_worker.add_job('clean-up', '{}'::json, run_at := now() - interval '1 hour')`
        const meters = new OwnMeters()
        yield* Effect.gen(function* () {
          const door = new FrontDoor()
          door.add((_, response) => {
            response.statusCode = 404
            response.end("x")
            return true
          })
          countRequests(door, meters)
          yield* processGauges(meters)
          const shop = yield* listening(new FrontServer(door))
          for (const zip of ["80331", "01067"])
            yield* textOf(`http://127.0.0.1:${shop}/holzpellets-lose/angebotsliste?plz=${zip}`)
          const lines: Array<string> = []
          yield* serveMetrics({ host: "127.0.0.1", port: 0 }, (line) => lines.push(line))
          const address = /http:\S+/u.exec(lines[0] ?? "")?.[0] ?? assert.fail(lines.join())
          const text = yield* textOf(address)
          const requests = metrics.requests.name
          const series = `${requests}{method="GET",route="/:productGroup/angebotsliste",status="4xx"}`
          assert.strictEqual(valueOf(text, series), 2)
          assert.strictEqual(valueOf(text, "heizmarkt_database_up"), 1)
          assert.strictEqual(valueOf(text, "heizmarkt_mails_waiting"), 1)
          assert.strictEqual(valueOf(text, "heizmarkt_mails_given_up"), 1)
          assert.closeTo(valueOf(text, "heizmarkt_mail_oldest_waiting_seconds") ?? 0, 7200, 60)
          assert.closeTo(valueOf(text, "heizmarkt_job_oldest_due_seconds") ?? 0, 3600, 60)
          assert.strictEqual(valueOf(text, 'heizmarkt_jobs_waiting{task="clean-up"}'), 1)
          assert.isAbove(valueOf(text, "heizmarkt_price_day_age_seconds") ?? 0, 0)
          assert.closeTo(valueOf(text, "heizmarkt_backup_age_seconds") ?? 0, 93_600, 60)
          assert.isNaN(valueOf(text, "heizmarkt_wal_unarchived_seconds"))
          assert.strictEqual(valueOf(text, "heizmarkt_database_standbys_away"), 0)
          assert.strictEqual(valueOf(text, "heizmarkt_database_standbys_cut_off"), 0)
          assert.isAbove(valueOf(text, "heizmarkt_database_size_bytes") ?? 0, 1_000_000)
          assert.notMatch(text, /80331|01067|erika/u)
          // all reported metrics are in the table
          const names = new Set(
            text.split("\n").flatMap((line) => /^# TYPE (\S+)/u.exec(line)?.slice(1) ?? [])
          )
          const known = Object.values(metrics).map(({ name }): string => name)
          assert.includeMembers(known, [...names])
          if (spawnSync("promtool", ["--version"]).error === undefined) {
            const checked = spawnSync("promtool", ["check", "metrics"], { input: text, encoding: "utf8" })
            assert.strictEqual(checked.stderr + checked.stdout, "")
            assert.strictEqual(checked.status, 0)
          }
          assert.strictEqual(
            (yield* Effect.promise(() => fetch(address.replace("/metrics", "/other")))).status,
            404
          )
        }).pipe(Effect.provide(own(meters)))
      })
  )

  it.effect("include the age of the base backup that another PostgreSQL's tools have recorded", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const age = Effect.gen(function* () {
        const meters = new OwnMeters()
        yield* Effect.flatMap(DatabaseFigures, ({ refresh }) => refresh).pipe(
          Effect.provide(
            Layer.fresh(DatabaseFigures.layer).pipe(
              Layer.provide(outboxLayer(undefined)),
              Layer.provide(Layer.succeed(Meters)(meters))
            )
          )
        )
        return meters.total("backupAge")
      })
      assert.isNaN(yield* age)
      yield* sql`insert into base_backup (finished_at) values (now() - interval '2 days'), (now() - interval '1 hour')`
      assert.closeTo(yield* age, 3_600, 60)
      yield* sql`delete from base_backup`
    })
  )

  it.effect("of the database are missing while it cannot be read, and the others are served", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const meters = new OwnMeters()
      yield* Effect.gen(function* () {
        const { refresh } = yield* DatabaseFigures
        yield* sql`alter table mail rename to mail_away`
        yield* refresh
        assert.strictEqual(meters.total("databaseUp"), 0)
        yield* sql`alter table mail_away rename to mail`
      }).pipe(Effect.provide(own(meters)))
    })
  )

  it.effect("are not served if their port is in use: this is reported, and nothing stops", () =>
    Effect.gen(function* () {
      const port = yield* listening(createServer())
      const lines: Array<string> = []
      yield* serveMetrics({ host: "127.0.0.1", port }, (line) => lines.push(line)).pipe(
        Effect.provide(own(new OwnMeters()))
      )
      assert.deepStrictEqual(lines, [
        `Metrics are not served: 127.0.0.1:${port} is in use; stop the program that has it, or set METRICS_ADDRESS to another one.`
      ])
    })
  )
})
