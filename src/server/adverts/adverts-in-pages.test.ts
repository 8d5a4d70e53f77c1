import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
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
})
