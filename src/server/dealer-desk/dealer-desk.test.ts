import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import {
  areaOf,
  branchOf,
  created,
  feeOf,
  path,
  profileOf,
  type Row,
  type Shown,
  support
} from "./dealer-desk.test-support.ts"

layer(SampleApi, realTime)("dealers as staff edit them (rule dealer.record)", (it) => {
  it.effect("are found by name, place, number, country and state", () =>
    Effect.gen(function* () {
      const staff = yield* support("suche")
      const dealer = yield* created(staff, "Sägewerk Öhringer")
      const find = (query: string) =>
        Effect.map(staff.get(`${path}?${query}`), (answer) =>
          bodyOf<{ readonly Items: ReadonlyArray<Shown>; readonly Total: number }>(answer)
        )
      for (const query of [
        "search=oehringer",
        `search=${dealer.Id}`,
        "search=80331+Öhringer",
        "search=ohringer&country=1&state=paused"
      ])
        assert.deepStrictEqual(
          (yield* find(query)).Items.map(({ Id }) => Id),
          [dealer.Id],
          query
        )
      for (const query of ["search=ohringer&country=2", "search=ohringer&state=active", "search=%25"])
        assert.strictEqual((yield* find(query)).Total, 0, query)
      assert.strictEqual((yield* staff.get(`${path}?country=9`)).status, 422)
      // dealers with suspended offers have a separate state in the list, with the day from which their prices are valid
      const sql = yield* SqlClient
      yield* sql`update dealer set state = 'active' where id = ${dealer.Id}`
      yield* sql`select prices_hold(${dealer.Id}::int, ${"2026-09-01T08:00:00Z"}::timestamptz)`
      yield* sql`update dealer set rests_since = ${"2026-11-20T00:00:00Z"}::timestamptz where id = ${dealer.Id}`
      const [resting] = (yield* find("search=ohringer&state=resting")).Items
      assert.deepInclude(resting ?? {}, {
        Id: dealer.Id,
        State: "active",
        IsResting: true,
        HeldAt: "2026-09-01T08:00:00.000Z"
      })
      assert.strictEqual((yield* find("search=ohringer&state=active")).Total, 0)
      yield* sql`update dealer set rests_since = null where id = ${dealer.Id}`
      assert.strictEqual((yield* find("search=ohringer&state=active")).Total, 1)
    })
  )

  it.effect("are added paused, and their profile is saved over the version that was read", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [first, second] = [yield* support("eins"), yield* support("zwei")]
      const dealer = yield* created(first, "Neu & Söhne")
      assert.strictEqual(dealer.State, "paused")
      const own = `${path}/${dealer.Id}`
      const hostile = `<script>alert(1)</script>`
      const edit = {
        ...profileOf(dealer),
        Description: hostile,
        Website: "https://neu.example",
        OpeningHours: [{ Day: 1, From: "07:30", To: "12:00" }]
      }
      const saved = yield* first.post(own, edit)
      assert.strictEqual(saved.status, 200, saved.text)
      assert.deepInclude(bodyOf<Shown & { readonly Description: string }>(saved), {
        RowVersion: 2,
        Description: hostile
      })
      const late = yield* second.post(own, { ...edit, Name: "Anders" })
      assert.strictEqual(late.status, 409, late.text)
      const { Dealer } = late.body as { readonly Dealer: object }
      assert.deepInclude(Dealer, { RowVersion: 2, Website: "https://neu.example", Name: "Neu & Söhne" })
      const now = { ...edit, RowVersion: 2 }
      for (const [change, field, code] of [
        [{ Name: " " }, "Name", "required"],
        [{ ZipCode: "1010" }, "ZipCode", "zipInvalid"],
        [{ ZipCode: "80000" }, "ZipCode", "zipUnknown"],
        [{ Website: "javascript:alert(1)" }, "Website", "websiteInvalid"],
        [{ OwnAddress: "http://x.example" }, "OwnAddress", "redirectInvalid"],
        [{ OwnAddress: "https://fremd.example/" }, "OwnAddress", "redirectHost"],
        [{ PaymentIds: [40, 42] }, "CreditorId", "creditorNeeded"],
        [{ PaymentIds: [42], CreditorId: "DE98ZZZ09999999999" }, "DefaultPaymentId", "defaultNotTaken"]
      ] as const) {
        const refused = yield* first.post(own, { ...now, ...change })
        assert.strictEqual(refused.status, 422, refused.text)
        assert.include(refused.text, `"Code":"${code}","Field":"${field}"`)
      }
      assert.strictEqual((yield* first.post(own, { ...now, Name: "x".repeat(121) })).status, 422)
      assert.strictEqual((yield* first.get(`${path}/1`)).status, 404)
      const log = yield* sql`
        select detail -> 'changed' as changed from audit_event
        where event = 'dealerEdited' and (detail ->> 'dealer')::int = ${dealer.Id} order by id`
      assert.deepStrictEqual(log, [{ changed: null }, { changed: ["website", "description", "hours1"] }])
    })
  )

  it.effect("have branches, areas and fees with separate versions", () =>
    Effect.gen(function* () {
      const staff = yield* support("teile")
      const dealer = yield* created(staff, "Teile GmbH")
      const own = `${path}/${dealer.Id}`
      const post = (to: string, body: object) => staff.post(`${own}/${to}`, body)
      const branch = bodyOf<Row>(yield* post("niederlassungen", branchOf()))
      for (const change of [{ Latitude: 11.5, Longitude: 48.1 }, { Longitude: null }, { ZipCode: "99999" }])
        assert.strictEqual((yield* post("niederlassungen", branchOf(change))).status, 422)
      const moved = yield* post("niederlassungen", {
        ...branchOf({ City: "Minga" }),
        ...branch,
        City: "Minga"
      })
      assert.strictEqual(moved.status, 200, moved.text)
      const late = yield* post("niederlassungen", { ...branchOf(), Id: branch.Id, RowVersion: 1 })
      assert.strictEqual(late.status, 409)
      assert.include(late.text, '"City":"Minga"')

      const first = bodyOf<Row>(yield* post("liefergebiete", areaOf(branch.Id, "80, 81000–81999")))
      assert.deepStrictEqual(first.ZipPrefixes, ["80", "81"])
      const wrong = yield* post("liefergebiete", areaOf(branch.Id, "80, München"))
      assert.strictEqual(wrong.status, 422)
      assert.include(wrong.text, '"Code":"areaUnreadable","Field":"ZipText","Params":{"part":"München"}')
      const abroad = yield* post("liefergebiete", areaOf(branch.Id, "80, 1010"))
      assert.deepNestedInclude(abroad.body, { "Problems[0].Code": "areaTooShort" })
      assert.strictEqual((yield* post("liefergebiete", areaOf(1, "80"))).status, 422)
      yield* post("liefergebiete", areaOf(branch.Id, "80331, 00123", { Name: "Mitte" }))
      const second = yield* post("liefergebiete", areaOf(branch.Id, "80331, 80000", { Name: "Mitte" }))
      assert.strictEqual(second.status, 200, second.text)
      const refused = yield* post(`niederlassungen/${branch.Id}/entfernen`, { RowVersion: 2 })
      assert.strictEqual(refused.status, 422)
      assert.include(refused.text, "branchInUse")

      const fee = bodyOf<Row>(yield* post("gebuehren", feeOf()))
      assert.include((yield* post("gebuehren", feeOf())).text, "feeTaken")
      assert.strictEqual((yield* post("gebuehren", feeOf({ OptionId: 999 }))).status, 422)
      assert.strictEqual((yield* post("gebuehren", feeOf({ Amount: -1 }))).status, 422)
      yield* post("gebuehren", feeOf({ ...fee, Amount: 4100 }))
      const lateFee = yield* post("gebuehren", feeOf({ ...fee, Amount: 1 }))
      assert.strictEqual(lateFee.status, 409)
      assert.include(lateFee.text, '"Amount":4100')
      assert.strictEqual((yield* post(`gebuehren/${fee.Id}/entfernen`, { RowVersion: 1 })).status, 409)

      const whole = bodyOf<Shown>(yield* staff.get(own))
      assert.deepInclude(whole.Findings.Overlaps[0], { ZipCode: "80331" })
      assert.deepStrictEqual(
        whole.Findings.Gaps.map(({ Prefix }) => Prefix),
        ["80000"]
      )
      assert.isAbove(whole.Areas[0]?.CodeCount ?? 0, 10)
      // rows of other dealers are not found
      const other = yield* created(staff, "Andere GmbH")
      const foreign = yield* staff.post(`${path}/${other.Id}/gebuehren/${fee.Id}/entfernen`, {
        RowVersion: 2
      })
      assert.strictEqual(foreign.status, 404)
      assert.strictEqual((yield* post(`gebuehren/${fee.Id}/entfernen`, { RowVersion: 2 })).status, 200)
      assert.strictEqual((yield* post(`liefergebiete/${first.Id}/entfernen`, { RowVersion: 1 })).status, 200)
    })
  )

  it.effect("may have sixty areas of three hundred postal codes", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const staff = yield* support("viele")
      const dealer = yield* created(staff, "Viele GmbH")
      const own = `${path}/${dealer.Id}`
      const branch = bodyOf<Row>(yield* staff.post(`${own}/niederlassungen`, branchOf()))
      const codes = yield* sql<{ readonly zip: string }>`
        select distinct zip_code as zip from place where country_id = 1 order by 1 limit 300`
      const text = codes.map(({ zip }) => zip).join("\n")
      yield* sql`
        insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays)
        select 900000 + n, ${dealer.Id}, ${branch.Id}, 1, ${codes.map(({ zip }) => zip)}, 1, 1
        from generate_series(1, 59) n`
      assert.strictEqual((yield* staff.post(`${own}/liefergebiete`, areaOf(branch.Id, text))).status, 200)
      const whole = bodyOf<Shown>(yield* staff.get(own))
      assert.lengthOf(whole.Areas, 60)
      assert.strictEqual(whole.Areas[0]?.CodeCount, 300)
    })
  )
})
