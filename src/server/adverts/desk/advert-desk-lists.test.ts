import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import {
  type Advert,
  type Campaign,
  type Kept,
  type List,
  type Slot,
  codesOf,
  desk,
  fresh,
  manager
} from "./advert-desk.test-support.ts"

layer(SampleApi, realTime)("slots and lists of the desk for adverts (rule advert.desk)", (it) => {
  it.effect("allows one slot per place at a time", () =>
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

  it.effect("finds campaigns by words, country and state, and lists what they can contain", () =>
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
