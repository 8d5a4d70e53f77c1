import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { desk, made, member, paragraph, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"

layer(SampleApi, realTime)("the check of links to charts, places and dealers (rule content.check)", (it) => {
  it.effect("knows the existing charts, places and dealers of each country", () =>
    Effect.gen(function* () {
      const editor = yield* member("named")
      const id = yield* made(editor, "/namen")
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number; readonly zipCode: string }>`
        select id, zip_code as "zipCode" from dealer where country_id = 1 and state = 'active' order by id limit 1`
      const [other] = yield* sql<{ readonly id: number }>`
        select id from dealer where country_id = 1 and id <> ${dealer?.id ?? 0} order by id limit 1`
      yield* sql`update dealer set state = 'ended' where id = ${other?.id ?? 0}`
      const paths = [
        "/charts/pellets",
        "/charts/uran",
        "/pelletpreise/suche",
        "/pelletpreise/bayern",
        "/pelletpreise/bayern/80331",
        "/pelletpreise/Bayern",
        "/pelletpreise/hessen/80331",
        "/pelletpreise/atlantis",
        "/pelletpreise/bayern/00000",
        "/holzpellethaendler/bayern",
        "/holzpellethaendler/atlantis",
        `/holzpellethaendler/${dealer?.id}`,
        `/holzpellethaendler/${dealer?.zipCode}/${dealer?.id}`,
        "/holzpellethaendler/999999999",
        `/holzpellethaendler/${other?.id}`,
        `/bewertungen/${dealer?.id}`,
        "/bewertungen/999999999"
      ]
      const checked = Effect.fnUntraced(function* (countries: ReadonlyArray<number>) {
        bodyOf(
          yield* write(
            editor,
            id,
            {
              blocks: paths.map((href, index) => ({
                id: `l${index}`,
                type: "text",
                text: paragraph("Link", [{ type: "link", attrs: { href } }])
              }))
            },
            { Countries: countries }
          )
        )
        const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Readonly<Record<string, unknown>>> }>(
          yield* editor.get(`${desk}/${id}/pruefung`)
        )
        return Items.filter(({ Code }) => Code === "brokenLink" || Code === "movedLink").map(
          ({ Code, Value }) => `${String(Code)} ${String(Value)}`
        )
      })
      assert.sameMembers(yield* checked([1]), [
        "brokenLink /charts/uran",
        "movedLink /pelletpreise/Bayern",
        "movedLink /pelletpreise/hessen/80331",
        "brokenLink /pelletpreise/atlantis",
        "brokenLink /pelletpreise/bayern/00000",
        "brokenLink /holzpellethaendler/atlantis",
        `movedLink /holzpellethaendler/${dealer?.zipCode}/${dealer?.id}`,
        "brokenLink /holzpellethaendler/999999999",
        `brokenLink /holzpellethaendler/${other?.id}`,
        "brokenLink /bewertungen/999999999"
      ])
      const there = ["/charts/pellets", "/pelletpreise/suche"]
      assert.sameMembers(
        (yield* checked([2])).filter((found) => found.startsWith("broken")),
        paths.filter((path) => !there.includes(path)).map((path) => `brokenLink ${path}`)
      )
      yield* sql`update dealer set state = 'active' where id = ${other?.id ?? 0}`
    })
  )
})
