import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Told {
  readonly Path: string
  readonly Kind: string
  readonly Title: string
  readonly StateId?: number
  readonly HistoryBasis: string
  readonly Names: ReadonlyArray<string>
  readonly Trail: ReadonlyArray<{ readonly Title: string }>
  readonly Towns: ReadonlyArray<{ readonly Title: string; readonly Path: string }>
  readonly SameTown: ReadonlyArray<{ readonly Title: string }>
}

interface Search {
  readonly IsClear: boolean
  readonly Total: number
  readonly Places: ReadonlyArray<{ readonly CountryId: number; readonly Path: string }>
}

const ask = Effect.fnUntraced(function* (path: string) {
  const guest = yield* visitor
  return yield* guest.get(path)
})

layer(SampleApi, realTime)("pages of places", (it) => {
  const place = (query: string, countryId = 1) =>
    Effect.map(ask(`/api/site/${countryId}/pages/local?${query}`), ({ body }) => body as Told)

  it.effect("describe the subject of an address and its surroundings", () =>
    Effect.gen(function* () {
      const town = yield* place("state=bayern&countyOrCityZip=80331")
      assert.deepInclude(town, {
        Path: "/pelletpreise/bayern/80331",
        Kind: "Town",
        Title: "80331 München",
        StateId: 2,
        Names: ["München"],
        HistoryBasis: "State"
      })
      assert.deepStrictEqual(town.Trail, [{ Title: "Bayern", Path: "/pelletpreise/bayern" }] as never)
      assert.strictEqual(town.Towns.length, 12)
      assert.isTrue(town.Towns.every(({ Title }) => !Title.endsWith(" München")))
      assert.isTrue(
        town.SameTown.length > 20 && town.SameTown.every(({ Title }) => Title.endsWith(" München"))
      )
      const state = yield* place("state=bayern")
      assert.deepInclude(state, { Path: "/pelletpreise/bayern", Kind: "State", Title: "Bayern" })
      assert.deepInclude(state.Towns[0], { Title: "80331 München", Path: "/pelletpreise/bayern/80331" })
      assert.strictEqual((yield* place("state=zuerich&countyOrCityZip=8001", 3)).Title, "8001 Zürich")
    })
  )

  it.effect("have wrong addresses corrected, or redirected to an existing page", () =>
    Effect.gen(function* () {
      const paths: Record<string, string> = {}
      for (const query of [
        "state=hessen&countyOrCityZip=80331",
        "state=bayern&countyOrCityZip=M%C3%BCnchen&cityZip=80331",
        "state=bayern&countyOrCityZip=nuernberg",
        "state=bayern&countyOrCityZip=00000",
        "state=x"
      ])
        paths[query] = (yield* place(query)).Path
      assert.deepStrictEqual(Object.values(paths), [
        "/pelletpreise/bayern/80331",
        "/pelletpreise/bayern/80331",
        "/pelletpreise/bayern/90402",
        "/pelletpreise/bayern",
        "/pelletpreise"
      ])
    })
  )

  it.effect("are found by usual spellings, with a choice if there are several", () =>
    Effect.gen(function* () {
      const search = (written: string, countryId = 1) =>
        Effect.map(
          ask(`/api/site/${countryId}/pages/local/search?place=${encodeURIComponent(written)}`),
          ({ body }) => {
            const { IsClear, Total, Places } = body as Search
            return `${IsClear} ${Total} ${Places[0]?.CountryId} ${Places[0]?.Path}`
          }
        )
      const found: Record<string, string> = {}
      for (const written of ["Freiburg", "80331 Hessen", "Tirol", "A-1010", "8001", "Neustadt", "Nirgendwo"])
        found[written] = yield* search(written)
      assert.deepStrictEqual(found, {
        Freiburg: "true 2 1 /pelletpreise/baden-wuerttemberg/79098",
        "80331 Hessen": "true 1 1 /pelletpreise/bayern/80331",
        Tirol: "false 1 2 /pelletpreise/tirol",
        "A-1010": "true 1 2 /pelletpreise/wien/1010",
        "8001": "false 1 3 /pelletpreise/zuerich/8001",
        Neustadt: "false 15 1 /pelletpreise/rheinland-pfalz/67433",
        Nirgendwo: "false 0 undefined undefined"
      })
      assert.strictEqual(yield* search("Biel", 3), "true 2 3 /pelletpreise/bern/2502")
    })
  )

  it.effect("are all listed for search engines, with the day of their prices", () =>
    Effect.gen(function* () {
      const counts: Array<number> = []
      for (const countryId of [1, 2, 3]) {
        const { LastModified, Paths } = (yield* ask(`/api/site/${countryId}/pages/local/all`)).body as {
          readonly LastModified: string
          readonly Paths: ReadonlyArray<string>
        }
        assert.strictEqual(LastModified, "2026-01-14")
        assert.strictEqual(new Set(Paths).size, Paths.length)
        counts.push(Paths.length)
      }
      // as many pages as postal codes exist (rule sample.places), plus one page for each federal state
      assert.deepStrictEqual(counts, [8105 + 16, 2587 + 9, 3199 + 27])
    })
  )
})
