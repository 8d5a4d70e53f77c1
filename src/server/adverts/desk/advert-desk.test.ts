import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { AdvertCounts } from "../advert-counts.ts"
import {
  type Advert,
  type Campaign,
  advert,
  at,
  codesOf,
  desk,
  manager,
  save,
  savedAdvert,
  savedCampaign
} from "./advert-desk.test-support.ts"

/** Returns the adverts shown to visitors of guides. */
const shownNow = Effect.gen(function* () {
  const guest = yield* visitor
  const answer = yield* guest.get("/api/iam/slots/content?countryId=1")
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<{ readonly AdvertId: number }> }>(answer)
  return Items.map(({ AdvertId }) => AdvertId)
})

/** Each server process applies a change when it receives the database notification; the test waits for that. */
const shownWhen = (isSo: (ids: ReadonlyArray<number>) => boolean) =>
  Effect.map(Effect.repeat(shownNow, { until: (ids) => isSo(ids), times: 300 }), (ids) =>
    assert.isTrue(isSo(ids), ids.join())
  )

layer(SampleApi, realTime)("the desk for adverts (rule advert.desk)", (it) => {
  it.effect("stores adverts cleaned, lists the removed parts, and creates each once", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const who = yield* manager("anzeigen")
      const given = advert({
        Html: "<p onclick='x()'>Ja<script>1</script></p>",
        Css: "p{position:fixed;color:red}"
      })
      const both = yield* Effect.all(
        [who.post(`${desk}/adverts`, given), who.post(`${desk}/adverts`, given)],
        {
          concurrency: 2
        }
      )
      const [first] = both.map((answer) => bodyOf<Advert>(answer))
      assert(first !== undefined)
      assert.deepInclude(first, {
        Html: "<p>Ja</p>",
        RowVersion: 1,
        Removed: ['<p onclick="x()">', "<script>", "position:fixed"]
      })
      for (const answer of both) assert.strictEqual(bodyOf<Advert>(answer).Id, first.Id)
      const edit = { Id: first.Id, MadeAs: "", Html: "<p>Ja</p>", Css: "p{color:red}" }
      const second = yield* savedAdvert(who, { ...edit, RowVersion: 1, Name: "Anders" })
      assert.deepInclude(second, { Name: "Anders", RowVersion: 2, Removed: [] })
      // repeating the same save changes nothing; another change of an outdated version is a conflict
      assert.strictEqual((yield* savedAdvert(who, { ...edit, RowVersion: 1, Name: "Anders" })).RowVersion, 2)
      const slower = yield* who.post(`${desk}/adverts`, advert({ ...edit, RowVersion: 1, Name: "Meins" }))
      assert.strictEqual(slower.status, 409)
      assert.deepNestedInclude(slower.body, { "Advert.Name": "Anders", "Advert.RowVersion": 2 })
      const log = yield* sql<{ readonly event: string }>`
        select event from audit_event where detail ->> 'part' = 'advert' and (detail ->> 'entry')::int = ${first.Id}`
      assert.deepStrictEqual(
        log.map(({ event }) => event),
        ["advertRecordSaved", "advertRecordSaved"]
      )
      for (const html of [
        "<script>1</script>",
        "<p> </p>",
        "<p>&nbsp;<img src='https://elsewhere.example/a.png'></p>"
      ])
        assert.deepStrictEqual(codesOf(yield* who.post(`${desk}/adverts`, advert({ Html: html }))), [
          "Html nothingLeft"
        ])
      // the stored text must fit the form's length limit
      const entities = yield* who.post(`${desk}/adverts`, advert({ Html: "&".repeat(3_000) }))
      assert.deepStrictEqual(codesOf(entities), ["Html tooLong"])
      const unnamed = yield* who.post(`${desk}/adverts`, advert({ Name: " ", Advertiser: "" }))
      assert.deepStrictEqual(codesOf(unnamed), ["Name required", "Advertiser required"])
      assert.strictEqual(
        (yield* who.post(`${desk}/adverts`, advert({ Id: 999_999, RowVersion: 1 }))).status,
        404
      )
    })
  )

  it.effect("shows a campaign with two variants, pauses it, and ends it when its budget is used up", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const who = yield* manager("kampagne")
      const [a, b, c] = yield* Effect.all([savedAdvert(who), savedAdvert(who), savedAdvert(who)])
      const variants = (...ids: ReadonlyArray<number>) => ids.map((AdvertId) => ({ AdvertId, Weight: 3 }))
      const made = yield* savedCampaign(who, { Variants: variants(a.Id, b.Id), ViewBudget: 2 })
      assert.deepInclude(made, { State: "running", SlotIds: [3], Variants: variants(a.Id, b.Id) })
      yield* shownWhen((ids) => ids.includes(a.Id) && ids.includes(b.Id))
      const { Uses } = bodyOf<Advert>(yield* who.get(`${desk}/adverts/${a.Id}`))
      assert.deepStrictEqual(
        Uses.map(({ Slots }) => Slots),
        [[{ Key: "content", SlotTypeId: 1 }]]
      )
      // another variant becomes another item; the old item remains for its counts
      const edit = { Id: made.Id, MadeAs: "", ViewBudget: 2 }
      const changed = yield* savedCampaign(who, { ...edit, RowVersion: 1, Variants: variants(a.Id, c.Id) })
      yield* shownWhen((ids) => ids.includes(c.Id) && !ids.includes(b.Id))
      const items = yield* sql<{ readonly id: number; readonly isGone: boolean }>`
        select id, archived_at is not null as "isGone" from advert_item where campaign_id = ${made.Id} order by id`
      assert.deepStrictEqual(
        items.map(({ isGone }) => isGone),
        [false, true, false]
      )
      const move = (act: string, rowVersion: number) =>
        who.post(`${desk}/campaigns/${made.Id}/stand`, { RowVersion: rowVersion, Act: act })
      assert.strictEqual((yield* move("resume", changed.RowVersion)).status, 409, "it does not pause")
      const paused = bodyOf<Campaign>(yield* move("pause", changed.RowVersion))
      assert.strictEqual(paused.State, "paused")
      yield* shownWhen((ids) => !ids.includes(a.Id))
      const slower = yield* move("archive", changed.RowVersion)
      assert.strictEqual(slower.status, 409)
      assert.deepNestedInclude(slower.body, { "Campaign.State": "paused" })
      const resumed = bodyOf<Campaign>(yield* move("resume", paused.RowVersion))
      yield* shownWhen((ids) => ids.includes(a.Id))
      const { add, flush } = yield* AdvertCounts
      const itemId = items[0]?.id ?? 0
      add({ kind: "views", itemId, region: "BY", day: "2026-01-15" })
      add({ kind: "views", itemId, region: "", day: "2026-01-16" })
      add({ kind: "clicks", itemId, region: "BY", day: "2026-01-15" })
      yield* flush
      yield* shownWhen((ids) => !ids.includes(a.Id))
      const spent = bodyOf<Campaign>(yield* who.get(`${desk}/campaigns/${made.Id}`))
      assert.deepInclude(spent, { State: "spent", Views: 2, RowVersion: resumed.RowVersion })
      const abroad = yield* save(who, {
        ...edit,
        RowVersion: spent.RowVersion,
        CountryId: 2,
        Variants: variants(a.Id)
      })
      assert.deepStrictEqual(codesOf(abroad), ["CountryId counted"])

      const report = `${desk}/campaigns/${made.Id}/bericht`
      const span = "from=2026-01-10&to=2026-01-20"
      assert.deepStrictEqual(bodyOf<object>(yield* who.get(`${report}?${span}`)), {
        Days: [
          { Day: "2026-01-15", Views: 1, Clicks: 1 },
          { Day: "2026-01-16", Views: 1, Clicks: 0 }
        ],
        Parts: [
          { Advert: "Test", Slot: "Ratgeber und Meldungen", Region: "BY", Views: 1, Clicks: 1 },
          { Advert: "Test", Slot: "Ratgeber und Meldungen", Region: "", Views: 1, Clicks: 0 }
        ]
      })
      const file = yield* who.get(`${report}.csv?${span}`)
      assert.deepStrictEqual(file.text.replace("\ufeff", "").trim().split("\r\n"), [
        "Tag;Anzeige;Nummer der Anzeige;Platz;Bundesland oder Kanton;Gesehen;Angeklickt",
        `2026-01-15;Test;${a.Id};Ratgeber und Meldungen;Bayern;1;1`,
        `2026-01-16;Test;${a.Id};Ratgeber und Meldungen;;1;0`
      ])
      assert.strictEqual((yield* who.get(`${report}?from=2026-01-20&to=2026-01-10`)).status, 422)
      assert.strictEqual((yield* who.get(`${desk}/campaigns/999999/bericht?${span}`)).status, 404)
      const later = bodyOf<{ readonly Days: ReadonlyArray<object> }>(
        yield* who.get(`${report}?from=2026-01-16&to=2026-01-20`)
      )
      assert.lengthOf(later.Days, 1)
    })
  )

  it.effect("refuses impossible weights and missing records, with the reason", () =>
    Effect.gen(function* () {
      const who = yield* member("gewichte", "Role_Interaid_Marketing")
      const own = yield* manager("gewichtet")
      const [a, b] = yield* Effect.all([savedAdvert(own), savedAdvert(own)])
      const weights = (...given: ReadonlyArray<number>) => ({
        Variants: given.map((Weight, index) => ({ AdvertId: index === 0 ? a.Id : b.Id, Weight }))
      })
      for (const [more, expected] of [
        [weights(-1), "WeightA negative"],
        [weights(1, 1_001), "WeightB tooHeavy"],
        [weights(0, 0), "WeightA allZero"],
        [weights(), "AdvertA required"],
        [{ Variants: [{ AdvertId: 999_999, Weight: 1 }] }, "AdvertA gone"],
        [{ ...weights(1), SlotIds: [999_999] }, "Slots gone"],
        [{ ...weights(1), SlotIds: [] }, "Slots required"],
        [{ ...weights(1), EndsAt: at(-1) }, "EndsAt endsBefore"],
        [{ ...weights(1), ViewBudget: 0 }, "ViewBudget invalid"],
        [{ ...weights(1), ZipPrefixes: ["80331", "x"] }, "ZipPrefixes invalid"]
      ] as const) {
        const answer = yield* save(who, more)
        assert.strictEqual(answer.status, 422, answer.text)
        assert.deepStrictEqual(codesOf(answer), [expected])
      }
      // a fallback advert is not picked by weight and needs no weight
      assert.strictEqual(
        (yield* savedCampaign(who, { ...weights(0), CampaignTypeId: 2, StartsAt: at(2) })).State,
        "planned"
      )
      assert.strictEqual((yield* who.post(`${desk}/adverts`, advert())).status, 403)
    })
  )
})
