import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"
import { AdvertCounts } from "../advert-counts.ts"

const desk = "/api/iam/desk"
const hour = 3_600_000
const at = (hours: number) => new Date(morning + hours * hour).toISOString()

interface Kept {
  readonly Id: number
  readonly RowVersion: number
  readonly Name: string
}
interface Advert extends Kept {
  readonly Html: string
  readonly Removed: ReadonlyArray<string>
  readonly Uses: ReadonlyArray<{ readonly State: string }>
}
interface Slot extends Kept {
  readonly Key: string
  readonly IsArchived: boolean
  readonly Items: ReadonlyArray<{
    readonly CampaignName: string
    readonly State: string
    readonly Weight: number
  }>
}
interface Campaign extends Kept {
  readonly State: string
  readonly Views: number
  readonly SlotIds: ReadonlyArray<number>
  readonly Variants: ReadonlyArray<{ readonly AdvertId: number; readonly Weight: number }>
}
interface List<Row> {
  readonly Items: ReadonlyArray<Row>
  readonly Total: number
}

let drawn = 0
const draw = () => (++drawn).toString(16).padStart(32, "0")
const manager = (name: string) => member(name, "Role_Interaid_AdManager")

const fresh = () => ({ Id: 0, RowVersion: 0, MadeAs: draw() })
const advert = (more: object = {}) => ({
  ...fresh(),
  Name: "Test",
  Advertiser: "Holz & Söhne",
  Html: '<p><a href="/preisalarm">Mehr</a></p>',
  Css: "",
  ...more
})
const campaign = (more: object = {}) => ({
  ...fresh(),
  Name: "Herbst",
  CampaignTypeId: 1,
  CountryId: 1,
  StartsAt: at(-1),
  EndsAt: at(8),
  ViewBudget: null,
  ZipPrefixes: [],
  Regions: [],
  SlotIds: [3],
  Variants: [],
  ...more
})

const savedAdvert = (who: TestVisitor, more: object = {}) =>
  Effect.map(who.post(`${desk}/adverts`, advert(more)), (answer) => bodyOf<Advert>(answer))
const save = (who: TestVisitor, more: object) => who.post(`${desk}/campaigns`, campaign(more))
const savedCampaign = (who: TestVisitor, more: object) =>
  Effect.map(save(who, more), (answer) => bodyOf<Campaign>(answer))
const codesOf = (answer: Parameters<typeof readRefusal>[0]) =>
  readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)

/** The adverts that visitors of guides get. */
const shownNow = Effect.gen(function* () {
  const guest = yield* visitor
  const answer = yield* guest.get("/api/iam/slots/content?countryId=1")
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<{ readonly AdvertId: number }> }>(answer)
  return Items.map(({ AdvertId }) => AdvertId)
})

/** A change is on every copy as soon as its notice, which is on its way. */
const shownWhen = (isSo: (ids: ReadonlyArray<number>) => boolean) =>
  Effect.map(Effect.repeat(shownNow, { until: (ids) => isSo(ids), times: 300 }), (ids) =>
    assert.isTrue(isSo(ids), ids.join())
  )

layer(SampleApi, realTime)("the desk for adverts (rule advert.desk)", (it) => {
  it.effect("keeps adverts cleaned, says what it took out, and makes each once", () =>
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
      // the same once more changes nothing; something else over what was seen before is a conflict
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
      const nothing = yield* who.post(`${desk}/adverts`, advert({ Html: "<script>1</script>" }))
      assert.deepStrictEqual(codesOf(nothing), ["Html nothingLeft"])
      const unnamed = yield* who.post(`${desk}/adverts`, advert({ Name: " ", Advertiser: "" }))
      assert.deepStrictEqual(codesOf(unnamed), ["Name required", "Advertiser required"])
      assert.strictEqual(
        (yield* who.post(`${desk}/adverts`, advert({ Id: 999_999, RowVersion: 1 }))).status,
        404
      )
    })
  )

  it.effect("brings a campaign with two variants onto pages, pauses it, and takes it off by its budget", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const who = yield* manager("kampagne")
      const [a, b, c] = yield* Effect.all([savedAdvert(who), savedAdvert(who), savedAdvert(who)])
      const variants = (...ids: ReadonlyArray<number>) => ids.map((AdvertId) => ({ AdvertId, Weight: 3 }))
      const made = yield* savedCampaign(who, { Variants: variants(a.Id, b.Id), ViewBudget: 2 })
      assert.deepInclude(made, { State: "running", SlotIds: [3], Variants: variants(a.Id, b.Id) })
      yield* shownWhen((ids) => ids.includes(a.Id) && ids.includes(b.Id))
      // another variant is another item; what was there stays for what was counted
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

  it.effect("refuses weights that cannot be, and what is not there, with the reason", () =>
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
      // what stands in is not drawn and needs no weight
      assert.strictEqual(
        (yield* savedCampaign(who, { ...weights(0), CampaignTypeId: 2, StartsAt: at(2) })).State,
        "planned"
      )
      assert.strictEqual((yield* who.post(`${desk}/adverts`, advert())).status, 403)
    })
  )

  it.effect("gives a place one slot at a time", () =>
    Effect.gen(function* () {
      const who = yield* manager("plaetze")
      const reader = yield* member("liest", "Role_Interaid_Financial")
      const slot = (more: object) => ({
        ...fresh(),
        Name: "Händler, neu",
        Key: "dealers",
        SlotTypeId: 2,
        AppliesZipFiltering: true,
        ...more
      })
      const listed = bodyOf<List<Slot>>(yield* reader.get(`${desk}/slots?search=haendler`))
      const [old] = listed.Items
      assert(old !== undefined && listed.Total === 1)
      assert.deepStrictEqual(codesOf(yield* who.post(`${desk}/slots`, slot({}))), ["Key taken"])
      const move = (id: number, act: string, rowVersion: number) =>
        who.post(`${desk}/slots/${id}/stand`, { RowVersion: rowVersion, Act: act })
      const archived = bodyOf<Slot>(yield* move(old.Id, "archive", old.RowVersion))
      assert.isTrue(archived.IsArchived)
      const sent = slot({})
      const made = bodyOf<Slot>(yield* who.post(`${desk}/slots`, sent))
      assert.strictEqual(bodyOf<Slot>(yield* who.post(`${desk}/slots`, sent)).Id, made.Id)
      assert.deepStrictEqual(codesOf(yield* move(old.Id, "restore", archived.RowVersion)), ["Key taken"])
      const guest = yield* visitor
      const shown = Effect.map(
        guest.get("/api/iam/slots/dealers?countryId=1"),
        ({ status, text }) => status === 200 && text.includes(`"Id":${made.Id}`)
      )
      assert.isTrue(yield* Effect.repeat(shown, { until: (isShown) => isShown, times: 300 }))
      const gone = bodyOf<List<Slot>>(yield* who.get(`${desk}/slots?stand=archived`))
      assert.deepStrictEqual(
        gone.Items.map(({ Id }) => Id),
        [old.Id]
      )
      bodyOf(yield* move(made.Id, "archive", made.RowVersion))
      bodyOf(yield* move(old.Id, "restore", archived.RowVersion))
      const home = bodyOf<Slot>(yield* reader.get(`${desk}/slots/1`))
      assert.deepStrictEqual(
        [home.Key, home.Items.filter(({ State }) => State === "running").map(({ Weight }) => Weight)],
        ["home", [3, 1, 3, 1, 3, 1]]
      )
    })
  )

  it.effect("finds campaigns by words, country and state, and says what they may be made of", () =>
    Effect.gen(function* () {
      const reader = yield* member("findet-kampagnen", "Role_Interaid_Financial")
      const found = (query: string) =>
        Effect.map(reader.get(`${desk}/campaigns?search=preisseiten&${query}`), (answer) =>
          bodyOf<List<Campaign>>(answer).Items.map(({ Name }) => Name)
        )
      assert.sameMembers(yield* found("country=1"), ["Preisseiten, sonst", "Preisseiten in Bayern"])
      assert.deepStrictEqual(yield* found("country=2&state=running"), ["Preisseiten, sonst"])
      assert.deepStrictEqual(yield* found("state=ended"), [])
      const choices = bodyOf<{
        readonly Slots: ReadonlyArray<{ readonly Id: number; readonly Others: ReadonlyArray<object> }>
        readonly Adverts: ReadonlyArray<Kept>
      }>(yield* reader.get(`${desk}/campaign-choices`))
      assert.lengthOf(choices.Slots.find(({ Id }) => Id === 1)?.Others ?? [], 3)
      assert.includeMembers(
        choices.Adverts.map(({ Name }) => Name),
        ["Preisalarm", "Sammelbestellung"]
      )
      const adverts = bodyOf<List<Advert>>(yield* reader.get(`${desk}/adverts?search=sammelbestellung`))
      assert.deepStrictEqual(
        adverts.Items.map(({ Name, Uses }) => [Name, Uses.map(({ State }) => State)]),
        [["Sammelbestellung", ["running"]]]
      )
    })
  )
})
