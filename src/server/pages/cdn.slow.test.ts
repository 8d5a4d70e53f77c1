import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../../tools/child.ts"
import { longRun, partOf } from "../../../tools/long-runs.ts"
import { startProcess } from "../boot/testing-process.ts"
import { Database } from "../db/database.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { act, atOnce, made, write } from "../testing/content-desk.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { testKeyText } from "../testing/wrapping-key.test-support.ts"
import { canaryOf, cookieOf, draftOf, owners } from "./canaries.test-support.ts"
import { type CdnVisitors, cdnWish, numbers } from "./cdn-wishes.test-support.ts"
import { askAt, type CdnAnswer, hasVarnish, openVarnish } from "./varnish.test-support.ts"

const wholePages = 10_000
const pages = longRun(wholePages, 2_000)
const rounds = 20
/**
 * Whether something is published during this round: in every fourth round, starting with the second, since the shop
 * loads its pages in the first round.
 */
const isPublished = (round: number) => round % 4 === 1
/** Maximum time until a publication is visible to everyone, in ms. */
const deadline = 2_000

const path = "/hinter-dem-cache"

if (!hasVarnish)
  console.log("Varnish is not installed (apt-get install varnish): the shared cache is not tried.")

/** Starts a complete shop with the test's database, and Varnish in front of it. */
const openShop = Effect.gen(function* () {
  const { url } = yield* Database
  const varnish = yield* Effect.acquireRelease(Effect.promise(openVarnish), ({ stop }) =>
    Effect.promise(stop)
  )
  const port = yield* Effect.promise(freePort)
  // Varnish is started before the shop, because the shop notifies the cache when it starts
  yield* Effect.promise(() => varnish.start(port))
  const shop = yield* Effect.acquireRelease(
    Effect.sync(() =>
      startProcess({
        PORT: String(port),
        DATABASE_URL: url,
        DATA: "/dev/null/none",
        SITE: "",
        NODE_ENV: "production",
        WRAPPING_KEY: testKeyText,
        TRUSTED_PROXIES: "127.0.0.1",
        SHARED_CACHE_PURGE_URL: varnish.purgeUrl
      })
    ),
    ({ child, exitCode }) =>
      Effect.promise(() => {
        child.kill("SIGTERM")
        return exitCode
      })
  )
  const address = yield* Effect.promise(() => shop.address)
  assert.isDefined(address, shop.err.join("\n"))
  return { varnish, shop }
})

const guestsOf = (count: number) =>
  Effect.forEach(
    Array.from({ length: count }, (_, index) => canaryOf(600 + index)),
    Effect.fnUntraced(function* (canary) {
      const guest = yield* visitor
      const { orderDraftId } = yield* draftOf(guest, canary)
      return {
        canary,
        cookie: cookieOf(guest),
        path: `/holzpellets-lose/bestellung/zusammenfassung?draft=${orderDraftId}`
      }
    })
  )

const someOf = <A>([first, ...rest]: ReadonlyArray<A>): readonly [A, ...ReadonlyArray<A>] => {
  assert.isDefined(first)
  return [first, ...rest]
}

const versionIn = ({ body }: CdnAnswer): number => Number(/Fassung (\d+)/u.exec(body)?.[1] ?? 0)

layer(SampleApi, realTime)("a shared cache before the shop (rule page.shared-cache)", (it) => {
  it.effect.runIf(hasVarnish)(
    `caches public pages, shows no visitor another one's page or locale, and shows published changes at once: ${pages} pages`,
    () =>
      Effect.gen(function* () {
        yield* TestApi.use(({ setTime }) => Effect.sync(() => setTime(Date.now())))
        const sql = yield* SqlClient
        const { client: editor, id: editorId } = yield* signedInWith(
          "redaktion@desk.example",
          "Role_Interaid_Editor",
          Date.now()
        )
        const staff = { canary: canaryOf(650), cookie: cookieOf(editor) }
        yield* sql`update account set first_name = ${staff.canary} where id = ${editorId}`
        const visitors: CdnVisitors = {
          owners: someOf(yield* owners(longRun(30, 8))),
          guests: someOf(yield* guestsOf(longRun(10, 4))),
          staff,
          paths: [
            "/",
            "/agb",
            "/impressum",
            "/pelletpreise",
            "/holzpellethaendler",
            "/holzbriketts",
            path,
            path
          ]
        }
        const canaries = [...visitors.owners, ...visitors.guests, staff].map(({ canary }) => canary)
        const page = yield* made(editor, path)
        bodyOf(yield* write(editor, page, { title: "Fassung 1" }))
        bodyOf(yield* act(editor, page, "veroeffentlichen", atOnce))
        const { varnish, shop } = yield* openShop
        const ask = (at: string, headers: Readonly<Record<string, string>>) =>
          Effect.promise(() => askAt(varnish.port, at, { host: "localhost", ...headers }))
        /**
         * Repeats a request until it is served: a shop on a busy machine may refuse visitors (rule safety.shedding).
         */
        const askUntilServed = Effect.fnUntraced(function* (...asked: Parameters<typeof ask>) {
          let answer = yield* ask(...asked)
          for (let again = 0; again < 60 && answer.status === 503; again++) {
            assert.property(answer.headers, "retry-after", asked[0])
            assert.strictEqual(answer.headers["x-cache"], "miss", asked[0])
            yield* Effect.promise(() => pause(500))
            answer = yield* ask(...asked)
          }
          return answer
        })

        const published: Array<{ readonly version: number; readonly at: number }> = [{ version: 1, at: 0 }]
        let slowest = 0
        const everywhere = [
          [path, { "accept-encoding": "br" }],
          [`/at${path}`, {}],
          [path, { host: "ch.localhost" }],
          [path, { "accept-language": "de-AT" }]
        ] as const
        const publish = Effect.fnUntraced(function* (version: number) {
          bodyOf(yield* write(editor, page, { title: `Fassung ${version}` }))
          bodyOf(yield* act(editor, page, "veroeffentlichen", atOnce))
          const at = Date.now()
          published.push({ version, at })
          const untilSeen = Effect.fnUntraced(function* ([place, headers]: (typeof everywhere)[number]) {
            while (versionIn(yield* ask(place, headers)) !== version) {
              assert.isBelow(Date.now() - at, deadline, `version ${version} at ${place}`)
              yield* Effect.promise(() => pause(10))
            }
          })
          yield* Effect.forEach(everywhere, untilSeen, { concurrency: everywhere.length })
          assert.isBelow(Date.now() - at, deadline, `version ${version}`)
          slowest = Math.max(slowest, Date.now() - at)
          // prices change as well: their notification drops all pages
          if (version % 8 === 3) yield* sql`select pg_notify('price_list', '1:3')`
        })

        const next = numbers(7)
        const noUses = { hit: 0, asked: 0 }
        const [busy, quiet] = [{ ...noUses }, { ...noUses }]
        let own = 0
        const one = Effect.fnUntraced(function* (uses: typeof noUses) {
          const wish = cdnWish(visitors, next)
          const asked = Date.now()
          const answer = yield* askUntilServed(wish.path, wish.headers)
          const { status, headers, body } = answer
          const what = `${wish.path} ${JSON.stringify(wish.headers)}: ${status} ${String(headers["x-cache"])}`
          const said = body + JSON.stringify(headers)
          assert.isBelow(status, 500, what)
          const found = canaries.filter((canary) => said.includes(canary))
          assert.deepStrictEqual(
            found.filter((canary) => canary !== wish.own),
            [],
            what
          )
          if (wish.mustHave) assert.deepStrictEqual(found, [wish.own], what)
          own += found.length
          if (status < 300) assert.strictEqual(/<html[^>]* lang="([^"]*)"/u.exec(body)?.[1], wish.lang, what)
          const isHit = headers["x-cache"] === "hit"
          if (isHit) {
            assert.notProperty(headers, "set-cookie", what)
            assert.notProperty(headers, "x-request-id", what)
            assert.strictEqual(headers["cache-control"], "no-cache", what)
          }
          for (const name of ["cdn-cache-control", "surrogate-key"]) assert.notProperty(headers, name, what)
          if (wish.own === undefined && !wish.path.includes("draft=")) {
            uses.asked += 1
            if (isHit) uses.hit += 1
          } else assert.isFalse(isHit, what)
          if (wish.path.endsWith(path)) {
            const due = published.filter(({ at }) => at + deadline < asked).at(-1)?.version ?? 0
            assert.isAtLeast(versionIn(answer), due, what)
          }
        })

        const begun = Date.now()
        for (let round = 0; round < rounds; round++) {
          const change = isPublished(round) ? publish(round + 2) : Effect.void
          const wishes = Array.from({ length: pages / rounds }, () => one(isPublished(round) ? busy : quiet))
          yield* Effect.all([Effect.all(wishes, { concurrency: 16 }), change], { concurrency: 2 })
        }
        assert.isAbove(own, pages / 20, "signed-in users saw their own words")
        const rateOf = ({ hit, asked }: typeof noUses) => Math.floor((hit * 100) / asked)
        assert.isAbove(rateOf(quiet), longRun(40, 15), "of public pages")
        assert.deepStrictEqual(shop.err, [])

        // the public port accepts no purges, and the purge port accepts only purges
        const purge = { host: "localhost", "surrogate-key": "pages" }
        const purged = (port: number, method: string, headers = purge) =>
          Effect.map(
            Effect.promise(() => askAt(port, "/", headers, method)),
            ({ status }) => status
          )
        const inside = Number(new URL(varnish.purgeUrl).port)
        assert.strictEqual(yield* purged(varnish.port, "PURGE"), 405)
        assert.strictEqual(yield* purged(inside, "GET"), 403)
        assert.strictEqual(yield* purged(inside, "PURGE", { ...purge, "surrogate-key": "pages || 1" }), 400)
        assert.strictEqual(yield* purged(inside, "PURGE"), 204)
        console.log(
          `${partOf(pages, wholePages, "pages")} behind Varnish in ${Date.now() - begun} ms: none with foreign words or another locale, ${own} with their own; of public pages ${rateOf(quiet)} % from the cache, ${rateOf(busy)} % while it was changed; the slowest of ${published.length - 1} publications was everywhere after ${slowest} ms`
        )
      }),
    longRun(1_200_000, 240_000)
  )
})
