import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { describe, expect, test } from "vitest"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { openPages } from "./pages.test-support.ts"
import { isFromOwnPage } from "./posted-form.ts"

describe("a form that is sent without a script", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin", host: "shop.example" }, true],
    // a page with a secret address sends no origin
    [{ "sec-fetch-site": "same-origin", origin: "null", host: "shop.example" }, true],
    [{ "sec-fetch-site": "cross-site", origin: "https://shop.example", host: "shop.example" }, false],
    [{ "sec-fetch-site": "same-site", host: "shop.example" }, false],
    [{ "sec-fetch-site": "none", host: "shop.example" }, false],
    [{ origin: "https://shop.example", host: "shop.example" }, true],
    [{ origin: "https://evil.example", host: "shop.example" }, false],
    [{ origin: "null", host: "shop.example" }, false],
    [{ host: "shop.example" }, true]
  ])("is recognised as our own page's by the browser's headers: %o", (headers, isOwn) => {
    expect(isFromOwnPage(headers)).toBe(isOwn)
  })
})

const alarm = { productId: "20", zipCode: "80331", threshold: "100", email: "form@gast.example" }

layer(SampleApi, realTime)("the page of an alarm (rule page.posted-form)", (it) => {
  const alarmsOf = Effect.fnUntraced(function* (email: string) {
    const sql = yield* SqlClient
    const rows = yield* sql<{ readonly confirmed: boolean; readonly threshold: number }>`
      select confirmed_at is not null as confirmed, threshold from price_alarm where email = ${email}`
    return rows
  })

  it.effect("accepts its form without a script, and the mail's own page confirms the alarm", () =>
    Effect.gen(function* () {
      const { get, sendForm, failures } = yield* openPages()
      const form = yield* get("/preisalarm?brennstoff=holzpellets-lose&plz=80331")
      assert.match(form.body, /<form[^>]*action="\/preisalarm"/u)
      const sent = yield* sendForm("/preisalarm", alarm)
      assert.strictEqual(sent.status, 200)
      assert.include(sent.body, "Bitte sehen Sie in Ihr Postfach")
      assert.include(sent.body, "Region von 80331")
      // a wrong address is seen here, where it can still be corrected
      assert.include(sent.body.replaceAll(/<!--.*?-->/gu, ""), `Wir haben an ${alarm.email} geschrieben`)
      assert.include(sent.body, 'href="/preisalarm?productId=20&amp;zipCode=80331"')
      assert.notInclude(sent.body, "$_TSR", "nothing in the browser would know what was sent")
      assert.strictEqual(sent.headers["cache-control"], "private, no-store")
      assert.deepStrictEqual(yield* alarmsOf(alarm.email), [{ confirmed: false, threshold: 10_000 }])

      yield* workOnce()
      const [mail] = yield* mailsTo(alarm.email)
      const [path = ""] = /\/benachrichtigungen\/[\w-]+\/bestaetigen/u.exec(mail?.text ?? "") ?? []
      assert.include((yield* get(path)).body, "Preisalarm bestätigen")
      assert.include((yield* sendForm(path, {}, { origin: "null" })).body, "Das ist bestätigt")
      assert.deepStrictEqual(yield* alarmsOf(alarm.email), [{ confirmed: true, threshold: 10_000 }])
      assert.include((yield* sendForm(path, {})).body, "Dieser Link gilt nicht mehr")
      assert.deepStrictEqual(failures, [])
    })
  )

  it.effect("reports problems beside the input, in the words of the page with a script", () =>
    Effect.gen(function* () {
      const { sendForm } = yield* openPages()
      const email = "wrong@gast.example"
      const body = (change: object) =>
        Effect.map(sendForm("/preisalarm", { ...alarm, email, ...change }), (page) => page.body)
      const cheap = yield* body({ threshold: "9999" })
      assert.include(cheap, "Der Preis liegt heute schon bei")
      assert.include(cheap, `value="${email}"`)
      assert.include(cheap, 'value="9999"')
      assert.include(yield* body({ zipCode: "99999" }), "Diese Postleitzahl gibt es hier nicht")
      assert.include(yield* body({ email: "x" }), "Diese E-Mail-Adresse ist unvollständig")
      const foreign = yield* body({ email: '"><script>alert(1)</script>' })
      assert.notInclude(foreign, "<script>alert")
      assert.include(yield* body({ threshold: "" }), "Bitte geben Sie den Preis als Zahl an")
      assert.deepStrictEqual(yield* alarmsOf(email), [])
    })
  )

  it.effect("watches the price that a state's page showed, and shows another one first", () =>
    Effect.gen(function* () {
      const { get, sendForm, failures } = yield* openPages()
      const page = (yield* get("/pelletpreise/bayern")).body.replaceAll(/<!--.*?-->/gu, "")
      const form = page.split(' id="preisalarm"')[1] ?? ""
      assert.include(form, '<input type="hidden" name="state" value="bayern"/>')
      assert.match(form, /, Bayern heute: \d/u)
      const state = "bayern"
      const wish = { ...alarm, state, email: "state@gast.example" }
      const none = (yield* sendForm("/preisalarm", { ...wish, zipCode: "" })).body
      assert.include(none, "Ohne Postleitzahl beobachtet der Alarm Deutschland im Ganzen")
      const elsewhere = (yield* sendForm("/preisalarm", { ...wish, zipCode: "60311" })).body
      assert.include(elsewhere, "Diese Postleitzahl liegt in einem anderen Gebiet")
      assert.match(elsewhere.replaceAll(/<!--.*?-->/gu, ""), /, Hessen heute: \d/u)
      assert.deepStrictEqual(yield* alarmsOf(wish.email), [])
      assert.include((yield* sendForm("/preisalarm", wish)).body, "Bitte sehen Sie in Ihr Postfach")
      // the alarm page has already shown the price of the other federal state, so the form without `state` is accepted
      const { state: _shown, ...again } = { ...wish, zipCode: "60311" }
      assert.include((yield* sendForm("/preisalarm", again)).body, "Bitte sehen Sie in Ihr Postfach")
      assert.lengthOf(yield* alarmsOf(wish.email), 2)
      assert.deepStrictEqual(failures, [])
    })
  )

  it.effect("has its form also below a list with offers and below one without, with a price of today", () =>
    Effect.gen(function* () {
      const { get, failures } = yield* openPages()
      const { zipCode } = yield* servedPlace
      for (const [zip, watched, area] of [
        [zipCode, zipCode, "[^,<]+"],
        ["00000", "", "Deutschland"]
      ] as const) {
        const { body } = yield* get(`/holzpellets-lose/angebotsliste?zipCode=${zip}&amount=6000`)
        const form = body.split(' id="preisalarm"')[1] ?? ""
        assert.match(
          form,
          /<form[^>]*method="post"[^>]*action="\/preisalarm"|action="\/preisalarm"[^>]*method="post"/u
        )
        assert.include(form, watched === "" ? 'name="zipCode"' : `name="zipCode" value="${watched}"`)
        assert.match(form.replaceAll(/<!--.*?-->/gu, ""), new RegExp(`, ${area} heute: \\d`, "u"))
      }
      assert.deepStrictEqual(failures, [])
    })
  )

  it.effect("refuses forms of other sites, of other types and of excessive size", () =>
    Effect.gen(function* () {
      const { sendForm, send } = yield* openPages()
      const email = "foreign@gast.example"
      const fields = { ...alarm, email }
      const status = (headers: Readonly<Record<string, string>>, change: object = {}) =>
        Effect.map(sendForm("/preisalarm", { ...fields, ...change }, headers), (page) => page.status)
      assert.strictEqual(yield* status({ "sec-fetch-site": "cross-site" }), 400)
      assert.strictEqual(yield* status({ "content-type": "text/plain" }), 400)
      assert.strictEqual(yield* status({ "content-type": "multipart/form-data" }), 400)
      assert.strictEqual(yield* status({}, { more: "x".repeat(9_000) }), 400)
      assert.strictEqual((yield* send("/preisalarm")).status, 400)
      assert.strictEqual((yield* sendForm("/pelletpreise", fields)).status, 405)
      assert.deepStrictEqual(yield* alarmsOf(email), [])
    })
  )
})
