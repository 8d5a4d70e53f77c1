import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openPages } from "../pages/pages.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"

layer(SampleApi, realTime)("adverts in pages", (it) => {
  it.effect(
    "stand in pages with their space, labelled, and not where nothing is assigned (rules advert.space and advert.label)",
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
        // by postal code nothing is assigned yet: no gap, until somebody types one
        assert.match(slotIn((yield* get("/at/holzpellethaendler")).body), / hidden/u)
        for (const path of ["/at/info-center", "/at/news", "/at/agb", "/at/holzpellets-lose/angebotsliste"])
          assert.strictEqual(slotIn((yield* get(path)).body), "", path)
      })
  )

  it.effect("are chosen on the server where the page is one visitor's (rule advert.choice)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const { get } = yield* openPages()
      const { somebody } = yield* signedInWith("slots@adverts.example", "Role_Interaid_AdManager", Date.now())
      const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { body, headers } = yield* get("/at", { cookie })
      setTime(morning)
      assert.strictEqual(headers["cache-control"], "private, no-store")
      const frame = /<iframe[^>]*>/u.exec(body)?.[0] ?? ""
      assert.match(frame, /src="\/anzeige\/\d+\/inhalt\?platz=\d+"/u)
      assert.include(frame, 'sandbox="allow-popups allow-popups-to-escape-sandbox"')
    })
  )

  it.effect(
    "are previewed on the home page in a frame of ours, to staff of adverts alone (rule advert.preview)",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const { get } = yield* openPages()
        const sql = yield* SqlClient
        const { somebody } = yield* signedInWith(
          "preview@adverts.example",
          "Role_Interaid_Financial",
          Date.now()
        )
        const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
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
})
