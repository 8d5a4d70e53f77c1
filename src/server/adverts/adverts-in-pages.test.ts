import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { campaignTypes, slotKeys } from "../../domain/adverts/slot.ts"
import { everySlotPage, placeOfPage, type SlotPage } from "../../domain/adverts/slot-pages.ts"
import { openPages } from "../pages/pages.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { putAdvert, putCampaign } from "./put-adverts.ts"

/** Returns the headings of a page from its title to its footer, and the position of the slot among them. */
const outlineOf = (body: string): string =>
  [...body.matchAll(/<(h[12]|footer)\b[^>]*>|<aside[^>]*data-(?:advert|preview)=[^>]*>/gu)]
    .map(([tag, name]) => name ?? /data-place="\w+"/u.exec(tag)?.[0])
    .join(" ")

layer(SampleApi, realTime)("adverts in pages", (it) => {
  it.effect(
    "are shown labelled in their reserved space, and not where no advert is assigned (rules advert.space and advert.label)",
    () =>
      Effect.gen(function* () {
        const { get } = yield* openPages()
        const slotIn = (body: string) => /<aside[^>]*data-advert=.*?<\/aside>/u.exec(body)?.[0] ?? ""
        const home = slotIn((yield* get("/at")).body)
        assert.include(home, 'aria-label="Anzeige"')
        assert.include(home, ">Anzeige</p>")
        assert.notInclude(home, "<iframe", "each browser chooses, since all get the same page")
        assert.notMatch(home, / hidden/u)
        assert.include(slotIn((yield* get("/at/pelletpreise")).body), "&quot;appliesZipFiltering&quot;:true")
        // nothing is assigned by postal code yet: the slot stays hidden until a visitor enters one
        assert.match(slotIn((yield* get("/at/holzpellethaendler")).body), / hidden/u)
        for (const path of ["/at/info-center", "/at/news", "/at/agb", "/at/holzpellets-lose/angebotsliste"])
          assert.strictEqual(slotIn((yield* get(path)).body), "", path)
      })
  )

  it.effect("are chosen on the server if the page is for one visitor (rule advert.choice)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { get } = yield* openPages()
      const { client } = yield* signedInWith("slots@adverts.example", "Role_Interaid_AdManager", Date.now())
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { body, headers } = yield* get("/at", { cookie })
      setTime(morning)
      assert.strictEqual(headers["cache-control"], "private, no-store")
      const frame = /<iframe[^>]*>/u.exec(body)?.[0] ?? ""
      assert.match(frame, /src="\/anzeige\/\d+\/inhalt\?platz=\d+"/u)
      assert.include(frame, 'sandbox="allow-popups allow-popups-to-escape-sandbox"')
    })
  )

  it.effect(
    "are previewed in a page that only the shop's own pages can frame, only to staff of adverts (rule advert.preview)",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const { get } = yield* openPages()
        const sql = yield* SqlClient
        const { client } = yield* signedInWith(
          "preview@adverts.example",
          "Role_Interaid_Financial",
          Date.now()
        )
        const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
        const [known] = yield* sql<{ readonly id: number }>`
        select id from advert where archived_at is null order by id limit 1`
        const path = `/at/support/adverts/${known?.id ?? 0}/ansicht?form=2`
        const seen = yield* get(path, { cookie })
        const slot = /<aside[^>]*data-preview=.*?<\/aside>/u.exec(seen.body)?.[0] ?? ""
        assert.include(slot, 'data-look="box"')
        assert.match(slot, /src="\/anzeige\/\d+\/inhalt\?stand=\d+"/u)
        assert.notInclude(seen.body, "data-advert", "no script fills it or counts")
        assert.include(String(seen.headers["content-security-policy"]), "frame-ancestors 'self'")
        assert.strictEqual(seen.headers["cache-control"], "private, no-store")
        assert.include(seen.body, '<meta name="robots" content="noindex"')
        const stranger = yield* get(path)
        assert.deepStrictEqual([stranger.status, stranger.body.includes("data-preview")], [401, false])
        assert.include(String(stranger.headers["content-security-policy"]), "frame-ancestors 'none'")
        assert.strictEqual((yield* get("/support/adverts/999999/ansicht", { cookie })).status, 404)
        setTime(morning)
      })
  )

  it.effect(
    "are previewed on each page at the place where it shows them (rules advert.places and advert.preview)",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const { get } = yield* openPages()
        const guest = yield* visitor
        const guides = bodyOf<{ readonly Items: ReadonlyArray<{ readonly Path: string }> }>(
          yield* guest.get("/api/site/2/content/guides")
        )
        const paths: Readonly<Record<SlotPage, string>> = {
          home: "",
          prices: "/pelletpreise",
          guides: "/info-center",
          guide: guides.Items[0]?.Path ?? "",
          news: "/news",
          dealers: "/holzpellethaendler"
        }
        const advertId = yield* putAdvert({ name: "A", advertiser: "A", html: "<p>A</p>", css: "" })
        yield* putCampaign(
          campaignTypes.standIn,
          {
            name: "A",
            countryId: 2,
            startsAt: new Date(morning - 3_600_000).toISOString(),
            endsAt: null,
            viewBudget: null,
            zipPrefixes: [],
            regions: []
          },
          slotKeys.map((slot) => ({ slot, advertId, weight: 0 }))
        )
        const { client } = yield* signedInWith(
          "places@adverts.example",
          "Role_Interaid_AdManager",
          Date.now()
        )
        const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
        for (const page of everySlotPage) {
          // repeated, because the slot cache may not have received the change yet
          const shown = yield* Effect.repeat(get(`/at${paths[page]}`, { cookie }), {
            until: ({ body }) => body.includes("data-advert="),
            times: 100
          })
          assert.include(shown.body, `&quot;key&quot;:&quot;${placeOfPage(page)}&quot;`, page)
          const preview = yield* get(`/at/support/adverts/${advertId}/ansicht?seite=${page}`, { cookie })
          assert.strictEqual(outlineOf(preview.body), outlineOf(shown.body), page)
          assert.notInclude(preview.body, "data-advert", page)
        }
        setTime(morning)
      })
  )
})
