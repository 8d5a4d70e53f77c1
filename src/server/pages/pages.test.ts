import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages, type PageAnswer } from "./pages.test-support.ts"

const offersAt = Effect.map(
  servedPlace,
  ({ zipCode }) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`
)

const titleOf = ({ body }: PageAnswer) => /<title>([^<]*)<\/title>/u.exec(body)?.[1]

const inline = (body: string, tag: "script" | "style") =>
  [
    ...body.matchAll(
      new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|application/(?:ld\\+)?json))[^>]*>([\\s\\S]*?)</${tag}>`, "gu")
    )
  ].map((match) => match[1] ?? "")

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const policyOf = (page: PageAnswer) => String(page.headers["content-security-policy"])

layer(SampleApi, realTime)("rendered pages", (it) => {
  describe("a document", () => {
    it.effect("is complete without a script and contains nothing of the router", () =>
      Effect.gen(function* () {
        const { get, failures } = yield* openPages()
        const page = yield* get("/")
        assert.strictEqual(page.status, 200)
        assert.match(page.body, /^<!DOCTYPE html><html lang="de-DE">/u)
        const forms = [...page.body.matchAll(/<form[^>]*>/gu)].map(([form]) => form)
        // the method of each form is the one that its target page accepts
        for (const form of forms)
          assert.include(form, form.includes('action="/preisalarm"') ? 'method="post"' : 'method="get"')
        for (const action of ["/suche", "/holzpellets-lose/angebotsliste", "/preisalarm"])
          assert.isTrue(
            forms.some((form) => form.includes(`action="${action}"`)),
            action
          )
        assert.match(page.body, /data-island="calculator\/SimpleCalculator"/u)
        assert.notInclude(page.body, "$_TSR")
        assert.notMatch(page.body, /entry-shop[^"]*\.js/u)
        assert.include(page.body, "entry-document")
        assert.deepStrictEqual(failures, [])
      })
    )
  })

  describe("an app page", () => {
    it.effect("shows the offers before any script and starts the router after the paint", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const page = yield* get(yield* offersAt)
        assert.strictEqual(page.status, 200)
        assert.match(page.body, /\$_TSR\.router=/u)
        assert.match(page.body, /entry-shop/u)
        assert.match(page.body, /largest-contentful-paint/u)
        assert.match(page.body, /<article/u)
        assert.notInclude(page.body, "<!--$!-->")
      })
    )
  })

  describe("the policy of a cached page", () => {
    it.effect("names every script and style of the page by hash, and no nonce", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const path of ["/", yield* offersAt, "/impressum"]) {
          const page = yield* get(path)
          const scripts = inline(page.body, "script")
          const styles = inline(page.body, "style")
          assert.isAbove(scripts.length, 0)
          assert.isAbove(styles.length, 0)
          for (const text of [...scripts, ...styles]) assert.include(policyOf(page), hashOf(text))
          assert.strictEqual(policyOf(page).split("'sha256-").length - 1, scripts.length + styles.length)
          assert.notInclude(page.body, "nonce")
          assert.notMatch(page.body, /<[^>]*\sstyle="/u)
          assert.notMatch(policyOf(page), /nonce|unsafe/u)
        }
      })
    )

    it.effect("gives a personal page a nonce of its own and forbids to keep it", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const nonces = new Set<string>()
        for (let round = 0; round < 3; round++) {
          const page = yield* get("/holzpellets-lose/bestellung")
          const nonce = /'nonce-([^']+)'/u.exec(policyOf(page))?.[1] ?? ""
          nonces.add(nonce)
          assert.include(page.body, `nonce="${nonce}"`)
          assert.strictEqual(page.headers["cache-control"], "private, no-store")
          assert.notInclude(policyOf(page), "sha256")
        }
        assert.strictEqual(nonces.size, 3)
      })
    )
  })

  describe("a missing page", () => {
    it.effect("is answered by the error page with its status, and not indexed", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const path of ["/nirgends", "/at/nirgends", "/braunkohle/angebotsliste"]) {
          const page = yield* get(path)
          assert.strictEqual(page.status, 404, path)
          assert.strictEqual(titleOf(page), "Fehler 404")
          assert.include(page.body, "Die angeforderte Seite existiert nicht")
          assert.include(page.body, "This page could not be found")
          assert.include(page.body, 'content="noindex"')
          assert.notInclude(page.body, 'rel="canonical"')
        }
      })
    )

    it.effect(
      "reports at addresses that accept no input that nothing has arrived, and what to do (rule page.error)",
      () =>
        Effect.gen(function* () {
          const { get, send, failures } = yield* openPages()
          for (const path of ["/", "/at/pelletpreise", "/holzpellets-lose/angebotsliste?zipCode=80331"]) {
            const page = yield* send(path)
            assert.deepStrictEqual([page.status, titleOf(page)], [405, "Fehler 405"], path)
            assert.strictEqual(page.headers.allow, "GET, HEAD")
            assert.include(page.body, "Diese Seite nimmt nichts entgegen")
            assert.notMatch(page.body, /data-error-status|80331/u)
            assert.strictEqual((yield* get(path)).status, 200, path)
          }
          const asset = yield* send("/assets/gone.js")
          assert.deepStrictEqual([asset.status, asset.body], [405, "Method Not Allowed"])
          assert.deepStrictEqual(failures, [])
        })
    )

    it.effect("repeats no request in the answer to TRACE", () =>
      Effect.gen(function* () {
        const { send } = yield* openPages()
        for (const path of ["/", "/assets/gone.js"]) {
          const { status, body } = yield* send(path, {
            method: "TRACE",
            headers: { "x-secret": "geheim-4711" }
          })
          assert.strictEqual(status, 405, path)
          assert.notInclude(body, "geheim-4711")
        }
      })
    )

    it.effect("is plain text for scripts of an older build; invalid addresses explain what to do", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        assert.strictEqual((yield* get("/assets/gone.js")).status, 404)
        assert.strictEqual((yield* get("/..%2f..%2fetc/passwd")).status, 404)
        for (const path of [
          "//evil.example/",
          "/%zz",
          `/holzpellets-lose/angebotsliste?x=${"a".repeat(2001)}`
        ]) {
          const page = yield* get(path)
          assert.deepStrictEqual([page.status, titleOf(page)], [400, "Fehler 400"], path)
          assert.include(page.body, "Diese Adresse ist zu lang oder nicht vollständig")
          // the refusal is not reported as an error, and the page repeats no part of the address
          assert.notMatch(page.body, /data-error-status|aaaa|evil/u)
        }
      })
    )
  })

  describe("a failure while a page is rendered", () => {
    it.effect("is reported, and answered by the error page", () =>
      Effect.gen(function* () {
        const { get, failures } = yield* openPages(() => () => Promise.resolve(Response.json([null])))
        const page = yield* get("/")
        assert.strictEqual(page.status, 500)
        assert.strictEqual(titleOf(page), "Fehler 500")
        assert.include(page.body, "Da ist leider etwas schiefgelaufen")
        assert.strictEqual(failures.length, 1)
        assert.strictEqual((yield* get("/impressum")).status, 200)
      })
    )

    it.effect("is not cached if the API gave no answer", () =>
      Effect.gen(function* () {
        let down = true
        const { get } = yield* openPages(
          (callApi) => (request, caller) =>
            down ? Promise.resolve(new Response(null, { status: 503 })) : callApi(request, caller)
        )
        const without = yield* get("/")
        assert.strictEqual(without.status, 200)
        down = false
        const whole = yield* get("/")
        assert.isAbove(whole.body.length, without.body.length)
      })
    )
  })

  describe("a redirect", () => {
    it.effect("stays on the host", () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const answer = yield* get("/agb/")
        assert.strictEqual(answer.status, 301)
        assert.strictEqual(answer.headers.location, "/agb")
        const search = yield* get("/pelletpreise/bayern/?zeitraum=5")
        assert.deepStrictEqual(
          [search.status, search.headers.location],
          [301, "/pelletpreise/bayern?zeitraum=5"]
        )
      })
    )
  })
})
