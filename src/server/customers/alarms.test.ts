import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { addCrossingMails } from "./crossed-alarms.ts"
import { bodyOf, customer, sameAsMissing } from "../testing/customers.test-support.ts"
import { addJob } from "../db/add-job.ts"
import { readRefusal, servedPlace } from "../testing/journey.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import {
  account,
  alarmsOf,
  follow,
  look,
  mailsTo,
  prices,
  subscribed,
  tokenIn,
  wish
} from "./alarms.test-support.ts"

layer(SampleApi, realTime)("a price alarm", (it) => {
  it.effect("without an account starts once, when the mailbox is confirmed", () =>
    Effect.gen(function* () {
      const { guest, mail, token } = yield* subscribed("alarm@gast.example")
      assert.strictEqual(mail?.subject, "Bitte bestätigen Sie Ihren Preisalarm")
      assert.include(mail?.text, "höchstens 400,00\u00a0€ je 1.000 kg")
      for (let time = 0; time < 2; time++)
        assert.deepInclude(bodyOf<object>(yield* look(guest, token)), { Action: "Confirm", Threshold: 400 })
      const sql = yield* SqlClient
      const confirmed = sql`
        select confirmed_at is not null as confirmed from price_alarm where email = 'alarm@gast.example'`
      assert.deepStrictEqual(yield* confirmed, [{ confirmed: false }])
      assert.deepStrictEqual(bodyOf<object>(yield* follow(guest, token)), { success: true })
      assert.deepStrictEqual(yield* confirmed, [{ confirmed: true }])
      sameAsMissing([yield* follow(guest, token), yield* look(guest, token), yield* follow(guest, "x")])
    })
  )

  it.effect(
    "watches the price of the state or of the country, and is refused if its threshold is already reached",
    () =>
      Effect.gen(function* () {
        yield* prices(1, "", { "2026-01-13": 39_000, "2026-01-14": 41_000 })
        yield* prices(1, "BY", { "2026-01-13": 39_000, "2026-01-14": 42_000 })
        yield* prices(1, "HE", { "2026-01-13": 39_000 })
        const guest = yield* visitor
        const watched = (query: string) =>
          Effect.map(guest.get(`/api/site/1/prices/watched?${query}`), ({ status, body }) =>
            status === 200 ? body : status
          )
        assert.deepStrictEqual(yield* watched("productId=20"), { Price: 410, Area: "Deutschland" })
        assert.deepStrictEqual(yield* watched("productId=20&zipCode=80331"), { Price: 420, Area: "Bayern" })
        // for a state without a price on the newest day, the country's price is used
        assert.deepStrictEqual(yield* watched("productId=20&zipCode=60311"), {
          Price: 410,
          Area: "Deutschland"
        })
        // the page of a state shows the price watched by alarms for the state's postal codes
        assert.deepStrictEqual(yield* watched("productId=20&state=bayern"), { Price: 420, Area: "Bayern" })
        assert.deepStrictEqual(yield* watched("productId=20&state=hessen"), {
          Price: 410,
          Area: "Deutschland"
        })
        assert.deepStrictEqual(yield* watched("productId=20&state=atlantis"), 404)
        assert.deepStrictEqual(yield* watched("productId=20&zipCode=99999"), 404)
        assert.deepStrictEqual(yield* watched("productId=21"), 404)
        // sacks have not been sold for a week, so their last price is not today's
        const sql = yield* SqlClient
        const soldUntil = (day: string) =>
          sql`delete from price_day where product_id = 23 and day > ${day}::date`
        yield* sql`update price_day set price = 45000 where product_id = 23`
        yield* soldUntil("2026-01-08")
        assert.deepStrictEqual(yield* watched("productId=23"), { Price: 450, Area: "Deutschland" })
        yield* soldUntil("2026-01-07")
        assert.deepStrictEqual(yield* watched("productId=23&state=bayern"), { Area: "Deutschland" })

        const ask = (change: object) =>
          Effect.map(
            guest.post("/api/benachrichtigungen", { ...wish, Email: "lage@gast.example", ...change }),
            (answer) =>
              answer.status === 200
                ? "taken"
                : readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)
          )
        const thresholdReached = ["Threshold belowAlready"]
        assert.deepStrictEqual(yield* ask({ Threshold: 410 }), thresholdReached)
        assert.deepStrictEqual(yield* ask({ Threshold: 420, ZipCode: "80331" }), thresholdReached)
        assert.deepStrictEqual(yield* ask({ Threshold: 419, ZipCode: "80331" }), "taken")
        assert.deepStrictEqual(yield* ask({ Threshold: 500, Direction: "Above" }), "taken")
      })
  )

  it.effect(
    "is mailed once for each crossing, also after missed nights, and can be ended by the link in it",
    () =>
      Effect.gen(function* () {
        yield* prices(1, "", { "2026-01-10": 39_000, "2026-01-14": 41_000 })
        const email = "crossing@gast.example"
        const { guest, token } = yield* subscribed(email)
        yield* follow(guest, token)
        const on = Effect.fnUntraced(function* (day: string, price: number) {
          const sql = yield* SqlClient
          yield* sql`
          insert into price_day values (1, '', 20, ${day}::date, ${price}, 50)
          on conflict (country_id, area_code, product_id, day) do update set price = excluded.price`
          yield* addCrossingMails(1, day)
          // run again, as another server process or a repeated job would do
          yield* addCrossingMails(1, day)
          return (yield* mailsTo(email)).length - 1
        })
        assert.strictEqual(yield* on("2026-01-15", 40_001), 0)
        assert.strictEqual(yield* on("2026-01-16", 40_000), 1)
        assert.strictEqual(yield* on("2026-01-17", 39_000), 1)
        assert.strictEqual(yield* on("2026-01-18", 40_100), 1)
        // the price of the 19th has only just been stored, so no mail had been sent for it
        yield* prices(1, "", {
          "2026-01-16": 40_000,
          "2026-01-17": 39_000,
          "2026-01-18": 40_100,
          "2026-01-19": 39_900
        })
        assert.strictEqual(yield* on("2026-01-20", 39_800), 2)
        const mails = yield* mailsTo(email)
        const last = mails.findLast(({ subject }) => subject.startsWith("Preisalarm"))
        assert.match(last?.subject ?? "", /^Preisalarm: Holzpellets lose ist auf 39[89],00.€ gefallen$/u)
        assert.include(last?.text, "/holzpellets-lose/angebotsliste?amount=6000")
        const stop = tokenIn(last?.text)
        assert.deepInclude(bodyOf<object>(yield* look(guest, stop)), { Action: "Stop" })
        assert.strictEqual((yield* follow(guest, stop)).status, 200)
        sameAsMissing([yield* follow(guest, stop), yield* look(guest, stop)])
        assert.strictEqual(yield* on("2026-01-21", 41_000), 2)
        assert.strictEqual(yield* on("2026-01-22", 39_000), 2)
      })
  )

  it.effect("is not mailed if the price is outdated or the confirmation link has expired", () =>
    Effect.gen(function* () {
      const { setTime, atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      const email = "spaet@gast.example"
      yield* subscribed(email, { Threshold: 350 })
      const [alarm] = yield* sql<{ readonly id: number }>`select id from price_alarm where email = ${email}`
      const mailed = Effect.fnUntraced(function* (now: number, task: string, payload: object) {
        yield* sql`delete from mail where recipient = ${email}`
        yield* atThatTime(addJob(task, { alarmId: alarm?.id, ...payload }))
        setTime(now)
        const mails = yield* mailsTo(email)
        setTime(morning)
        return mails.length
      })
      const day = 86_400_000
      const price = { day: new Date(morning).toISOString().slice(0, 10), price: 39_000 }
      assert.strictEqual(yield* mailed(morning + day, "alarm", price), 1)
      assert.strictEqual(yield* mailed(morning + 2 * day, "alarm", price), 0)
      assert.strictEqual(yield* mailed(morning + 6 * day, "alarm-confirmation", {}), 1)
      assert.strictEqual(yield* mailed(morning + 8 * day, "alarm-confirmation", {}), 0)
      yield* sql`delete from mail_token`
      assert.strictEqual(yield* mailed(morning, "alarm-confirmation", {}), 0)
    })
  )

  it.effect("requested twice without an account exists once, and an account's own alarm stays", () =>
    Effect.gen(function* () {
      const a = yield* customer("zweimal@kunde.example")
      const saved = yield* a.browser.post(account, {
        Items: [{ ...wish, Threshold: 333, Id: 0, Version: 0, Change: "Added" }]
      })
      assert.strictEqual(saved.status, 200)
      // two alarms for the account's mailbox and one for another mailbox, all with the same values
      for (const email of [a.email, a.email, "auch@gast.example"]) {
        const { guest } = yield* subscribed(email, { Threshold: 333 })
        const newest = (yield* mailsTo(email)).at(-1)
        assert.strictEqual((yield* follow(guest, tokenIn(newest?.text))).status, 200)
      }
      const sql = yield* SqlClient
      const kept = yield* sql`
        select email, (account_id is not null) as own, confirmed_at is not null as confirmed from price_alarm
        where threshold = 33300 order by email, own`
      assert.deepStrictEqual(kept, [
        { email: "auch@gast.example", own: false, confirmed: true },
        { email: a.email, own: false, confirmed: true },
        { email: a.email, own: true, confirmed: false }
      ])
    })
  )

  it.effect("watches the price of its postal code's state, also for a rise if requested", () =>
    Effect.gen(function* () {
      const { zipCode } = yield* servedPlace
      const sql = yield* SqlClient
      const [place] = yield* sql<{ readonly region: string }>`
        select region_code as region from place where country_id = 1 and zip_code = ${zipCode} limit 1`
      yield* prices(1, "", { "2026-01-14": 41_000, "2026-01-15": 41_000 })
      yield* prices(1, place?.region ?? "", { "2026-01-14": 41_000, "2026-01-15": 45_000 })
      const email = "state@gast.example"
      for (const ZipCode of [zipCode, ""]) {
        const { guest } = yield* subscribed(email, { Direction: "Above", Threshold: 430, ZipCode })
        for (const mail of yield* mailsTo(email)) yield* follow(guest, tokenIn(mail.text))
      }
      // sets both alarms as confirmed on the day before
      yield* sql`update price_alarm set watched_from = '2026-01-14' where email = ${email}`
      yield* addCrossingMails(1, "2026-01-15")
      const alarmMails = (yield* mailsTo(email)).filter(({ subject }) => subject.startsWith("Preisalarm"))
      assert.deepStrictEqual(
        alarmMails.map(({ text }) => text.includes(`die Region von ${zipCode}`)),
        [true]
      )
    })
  )

  it.effect("of an account is saved as a list, and confirmed by the account's mailbox", () =>
    Effect.gen(function* () {
      const a = yield* customer("alarm-a@kunde.example")
      const b = yield* customer("alarm-b@kunde.example")
      const save = (browser: TestVisitor, items: ReadonlyArray<object>) =>
        browser.post(account, { Items: items })
      const added = { ...wish, Id: 0, Version: 0, Change: "Added" }
      assert.strictEqual((yield* save(a.browser, [added, { ...added, Threshold: 350.5 }])).status, 200)
      const [one, two] = yield* alarmsOf(a.browser)
      assert.deepStrictEqual([one?.Confirmed, one?.Threshold, two?.Threshold], [false, 400, 350.5])
      const mail = (yield* mailsTo(a.email)).find(({ text }) => text.includes("400,00"))
      assert.strictEqual((yield* follow(b.browser, tokenIn(mail?.text))).status, 200)
      const home = yield* a.browser.get("/api/kunde/startseite")
      assert.deepInclude(home.body, { AlarmCount: 2 })
      const foreign = []
      for (const Id of [one?.Id, 999_999])
        for (const Change of ["Modified", "Deleted"])
          foreign.push(yield* save(b.browser, [added, { ...wish, Id, Version: 1, Change }]))
      sameAsMissing(foreign)
      assert.deepStrictEqual(yield* alarmsOf(b.browser), [])
      const changed = yield* save(a.browser, [
        { ...wish, Id: one?.Id, Version: 1, Change: "Modified", Threshold: 390 },
        { ...wish, Id: two?.Id, Version: 1, Change: "Deleted" }
      ])
      assert.strictEqual(changed.status, 200, changed.text)
      const rest = yield* alarmsOf(a.browser)
      assert.deepStrictEqual(
        rest.map(({ Id, Threshold, Confirmed }) => [Id, Threshold, Confirmed]),
        [[one?.Id, 390, true]]
      )
    })
  )

  it.effect("of an account is refused item by item if its price has already been reached", () =>
    Effect.gen(function* () {
      yield* prices(1, "", { "2026-01-14": 40_000 })
      const { browser } = yield* customer("alarm-c@kunde.example")
      const added = { ...wish, Id: 0, Version: 0, Change: "Added" }
      const save = (...thresholds: ReadonlyArray<number>) =>
        browser.post(account, { Items: thresholds.map((Threshold) => ({ ...added, Threshold })) })
      const refused = readRefusal(yield* save(350, 600, 400))
      assert.deepStrictEqual(
        refused.problems.map(({ field, code }) => `${field} ${code}`),
        ["Items[1].Threshold belowAlready", "Items[2].Threshold belowAlready"]
      )
      assert.deepStrictEqual(yield* alarmsOf(browser), [], "all of it or nothing")
      assert.strictEqual((yield* save(399)).status, 200)
      const [kept] = yield* alarmsOf(browser)
      const changed = yield* browser.post(account, {
        Items: [{ ...wish, Id: kept?.Id, Version: 1, Change: "Modified", Threshold: 600 }]
      })
      assert.strictEqual(readRefusal(changed).problems[0]?.field, "Items[0].Threshold")
      yield* prices(1, "", { "2026-01-14": 41_000 })
    })
  )

  it.effect("is refused if it is invalid, and if a mailbox gets too many requests", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { setTime } = yield* TestApi
      const fields = Effect.fnUntraced(function* (change: object) {
        const answer = yield* guest.post("/api/benachrichtigungen", {
          ...wish,
          Email: "x@gast.example",
          ...change
        })
        assert.strictEqual(answer.status, 422, answer.text)
        return readRefusal(answer).problems.map(({ field }) => field)
      })
      assert.deepStrictEqual(yield* fields({ Email: "no mailbox" }), ["Email"])
      assert.deepStrictEqual(yield* fields({ ProductId: 22 }), ["ProductId"])
      assert.deepStrictEqual(yield* fields({ ZipCode: "1234" }), ["ZipCode"])
      assert.deepStrictEqual(yield* fields({ ZipCode: "00000" }), ["ZipCode"])
      assert.deepStrictEqual(yield* fields({ Amount: 10 }), ["Amount"])
      for (const Threshold of [0, -5, 1e9])
        assert.deepStrictEqual(yield* fields({ Threshold }), ["Threshold"])
      setTime(morning)
      const statuses = []
      for (let time = 0; time < 4; time++) {
        const client = yield* visitor
        const Email = time % 2 === 0 ? "often@gast.example" : "OFTEN@gast.example"
        const answer = yield* client.post("/api/benachrichtigungen", { ...wish, Kind: "Newsletter", Email })
        statuses.push(answer.status)
      }
      assert.deepStrictEqual(statuses, [200, 200, 200, 429])
    })
  )
})
