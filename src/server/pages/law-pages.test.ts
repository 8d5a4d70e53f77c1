import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { swissSpelling } from "../../domain/locale/swiss-spelling.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { firstOffer, servedPlace } from "../testing/journey.test-support.ts"
import { openPages } from "./pages.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/** Path prefixes of the countries' pages on a shared domain. */
const bases = ["", "/at", "/ch"]

/**
 * One page of every layout: documents, the shop, the steps of an order, a missing page, and a desk page that requires
 * sign-in.
 */
const pagesOfAllKinds = [
  "/",
  "/holzpellets-lose/angebotsliste",
  "/holzpellets-lose/bestellparameter-bestaetigen",
  "/holzpellets-lose/bestellung",
  "/holzpellets-lose/bestellung-erfolgreich/unknown",
  "/holzpellets-lose/sammelbestellung",
  "/benutzerkonto/anmeldung",
  "/pellets-prices/product-path",
  "/hackschnitzel",
  "/holzbriketts",
  "/info-center",
  "/info-center/pellets-lagern",
  "/news",
  "/pelletpreise",
  "/haendler-werden",
  "/holzpellethaendler",
  "/charts/heizoel",
  "/daten",
  "/vertrag-widerrufen",
  "/anfrage-bestaetigen",
  "/reihenfolge",
  "/bewertungen-erklaert",
  "/agb",
  "/datenschutz",
  "/impressum",
  "/nirgends"
]

const textOf = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]*>/gu, " ").replaceAll(/\s+/gu, " ")

layer(SampleApi, realTime)("legal requirements for pages", (it) => {
  it.effect("every page, the order's steps too, links to imprint, terms and privacy (rule law.imprint)", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const base of bases)
        for (const path of pagesOfAllKinds) {
          const { body, status } = yield* get(`${base}${path}`)
          assert.isBelow(status, 500, path)
          for (const law of ["/impressum", "/agb", "/datenschutz", "/vertrag-widerrufen"])
            assert.include(body, `href="${base}${law}"`, `${base}${path}: ${status}`)
        }
    })
  )

  it.effect(
    "the printed terms are a file as well; a page that is missing is none (rule law.contract-text)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const base of bases) {
          const { status, headers, body } = yield* get(`${base}/druckansicht/agb.pdf`)
          assert.strictEqual(status, 200)
          assert.strictEqual(headers["content-type"], "application/pdf")
          assert.strictEqual(headers["cache-control"], "private, no-store")
          assert.match(
            String(headers["content-disposition"]),
            /^attachment; filename\*=UTF-8''Allg[\w%]+\.pdf$/u
          )
          assert.match(body, /^%PDF-1\.7\n/u)
        }
        for (const missing of [
          "/druckansicht/nichts.pdf",
          "/agb.pdf",
          "/druckansicht/bestellung/x/rechnung.pdf"
        ]) {
          const { status, headers } = yield* get(missing)
          assert.deepStrictEqual(
            [status, headers["content-type"]],
            [404, "text/html; charset=utf-8"],
            missing
          )
        }
      })
  )

  it.effect("nothing is stored about visitors who only view pages (rule law.storage)", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      for (const path of ["/", "/holzpellets-lose/angebotsliste", "/agb", "/datenschutz"])
        assert.isUndefined((yield* get(path)).headers["set-cookie"], path)
    })
  )

  it.effect(
    "the imprint names the operator, and whether disputes are settled before a body (rules law.imprint and law.dispute-board)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const says = {
          "": "nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle",
          "/at":
            "nicht verpflichtet und nicht bereit, an einem Verfahren vor einer Stelle zur alternativen Streitbeilegung",
          "/ch": "wenden Sie sich bitte zuerst an uns"
        }
        for (const [base, words] of Object.entries(says)) {
          const text = textOf((yield* get(`${base}/impressum`)).body)
          for (const part of [words, "Vertreten durch", "Register", "Umsatzsteuer-Id", "E-Mail", "Telefon"])
            assert.include(text, part, base)
          assert.notMatch(text, /ec\.europa\.eu|OS-Plattform/iu)
        }
      })
  )

  it.effect(
    "the imprint says how the shop is accessible, and which authority supervises it (rule law.accessibility)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const watches = { "": "MLBF", "/at": "Sozialministeriumservice", "/ch": undefined }
        for (const [base, authority] of Object.entries(watches)) {
          const text = textOf((yield* get(`${base}/impressum`)).body)
          for (const part of ["Barrierefreiheit", "WCAG 2.2, Stufe AA", "Stoßen Sie doch auf eine Hürde"])
            assert.include(text, base === "/ch" ? swissSpelling(part) : part, base)
          if (authority === undefined) assert.notInclude(text, "Aufsicht")
          else assert.include(text, authority, base)
        }
      })
  )

  it.effect(
    "a page explains ranking, compared dealers, sellers and the check of reviews (rule law.ranking)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        for (const base of bases) {
          const { body } = yield* get(`${base}/reihenfolge`)
          const text = textOf(body)
          const order = ["Endpreis:", "Liefertermin:", "Bewertung:", "Händlernummer:"].map((rule) =>
            text.indexOf(rule)
          )
          assert.notInclude(order, -1)
          assert.deepStrictEqual(
            order,
            order.toSorted((one, other) => one - other)
          )
          for (const part of [
            "Kein Händler kann sich einen besseren Platz in der Liste kaufen",
            "„Anzeige“",
            "Das ist nicht der ganze Markt",
            "Alle Händler sind Unternehmer",
            "ohne Bestellung gibt es keine Bewertung"
          ])
            assert.include(text, part, base)
          const duties = textOf((yield* get(`${base}/impressum`)).body)
          assert.include(duties, "Verkäufer ist der Händler, den das jeweilige Angebot nennt")
          assert.include(
            (yield* get(`${base}/holzpellets-lose/angebotsliste`)).body,
            `href="${base}/reihenfolge"`
          )
        }
      })
  )

  it.effect(
    "the list shows price, base price, way to pay and seller of each offer (rules law.before-order, law.prices and law.seller)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const { zipCode } = yield* servedPlace
        const { offer } = yield* firstOffer(yield* visitor)
        const { body } = yield* get(`/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`)
        const text = textOf(body)
        const { seller } = offer
        const total = offer.totalPrice.toLocaleString("de-DE", { minimumFractionDigits: 2 })
        for (const part of [
          "Endpreise mit Lieferung, Gebühren und Mehrwertsteuer",
          "Bezahlt wird auf Rechnung nach der Lieferung"
        ])
          assert.include(text, part)
        // each offer shows its seller on request: by JavaScript in the browser, or at a separate address
        const opened = yield* get(
          `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000&details=${offer.id}`
        )
        assert.include(
          textOf(opened.body),
          `${seller.name} ${seller.street} ${seller.zipCode} ${seller.city}`
        )
        assert.match(text, new RegExp(`[0-9,]+ € je Tonne [0-9],[0-9]{2} €/kg Endpreis ${total} €`, "u"))
      })
  )

  it.effect("the consent to marketing mail is not ticked beforehand (rule law.marketing-mail)", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const { body } = yield* get("/benutzerkonto/anmeldung")
      const boxes = [...body.matchAll(/<input[^>]*type="checkbox"[^>]*>/gu)].map(([box]) => box)
      assert.isNotEmpty(boxes.filter((box) => box.includes('name="newsletter"')))
      for (const box of boxes) assert.notInclude(box, "checked")
    })
  )
})
