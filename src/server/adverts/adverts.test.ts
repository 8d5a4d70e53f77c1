import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { frameAddress } from "../../domain/adverts/advert-address.ts"
import type { SlotKey } from "../../domain/adverts/slot.ts"
import { houseAdverts } from "../sample-data/adverts.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { AdvertCounts } from "./advert-counts.ts"
import { cleanCss } from "./clean-css.ts"
import { cleanHtml } from "./clean-html.ts"
import { putAdvert, putCampaign } from "./put-adverts.ts"

interface Item {
  readonly Id: number
  readonly SlotId: number
  readonly AdvertId: number
  readonly CampaignTypeId: number
  readonly Weight: number
}
interface Slot {
  readonly Id: number
  readonly Key: string
  readonly SlotTypeId: number
  readonly AppliesZipFiltering: boolean
  readonly Region: string
  readonly Items: ReadonlyArray<Item>
}

const hour = 3_600_000
const at = (hours: number) => new Date(morning + hours * hour).toISOString()
const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"
const asPerson = { headers: { "user-agent": chrome } }

const campaign = (more: object = {}) => ({
  name: "Test",
  countryId: 1 as const,
  startsAt: at(-1),
  endsAt: at(8),
  viewBudget: null,
  zipPrefixes: [],
  regions: [],
  ...more
})

const advert = (html = '<p><a href="https://holz.example/a?b=1">Mehr</a></p>', css = "p{color:red}") =>
  putAdvert({ name: "Test", advertiser: "Holz & Söhne", html, css })

const slotAt = Effect.fnUntraced(function* (key: SlotKey, query: string) {
  const guest = yield* visitor
  return bodyOf<Slot>(yield* guest.get(`/api/iam/slots/${key}?${query}`))
})

/** Each server process applies a change when it receives the database notification; the test waits for that. */
const slotWhen = (key: SlotKey, query: string, isIt: (slot: Slot) => boolean) =>
  Effect.map(Effect.repeat(slotAt(key, query), { until: isIt, times: 300 }), (slot) => {
    assert.isTrue(isIt(slot), JSON.stringify(slot))
    return slot
  })

/** Adverts set no cookies (rule advert.consent). */
const isWithoutCookies = ({ headers }: { readonly headers: Headers }) =>
  assert.deepStrictEqual(headers.getSetCookie(), [])

const has = (advertId: number) => (slot: Slot) => slot.Items.some((item) => item.AdvertId === advertId)
const lacks = (advertId: number) => (slot: Slot) => !has(advertId)(slot)

layer(SampleApi, realTime)("slots and adverts", (it) => {
  it.effect("are listed for a country with their content (rule advert.choice)", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const slots = bodyOf<ReadonlyArray<Slot>>(yield* guest.get("/api/iam/slots?countryId=2"))
      assert.deepStrictEqual(
        slots.map(({ Key, SlotTypeId, AppliesZipFiltering, Items }) => [
          Key,
          SlotTypeId,
          AppliesZipFiltering,
          Items.length
        ]),
        [
          ["home", 1, false, 2],
          ["prices", 1, true, 1],
          ["content", 1, false, 0],
          ["dealers", 1, true, 0]
        ]
      )
      const [item] = slots[0]?.Items ?? []
      assert.deepInclude(item, { SlotId: slots[0]?.Id ?? 0, CampaignTypeId: 1, Weight: 3 })
      for (const wrong of ["/api/iam/slots", "/api/iam/slots?countryId=4", "/api/iam/slots/home"])
        assert.strictEqual((yield* guest.get(wrong)).status, 422, wrong)
      assert.strictEqual((yield* guest.get("/api/iam/slots/checkout?countryId=1")).status, 404)
      isWithoutCookies(yield* guest.get("/api/iam/slots?countryId=1"))
    })
  )

  it.effect("are chosen by the first digits or the state of a postal code (rule advert.zip)", () =>
    Effect.gen(function* () {
      const inBavaria = yield* slotAt("prices", "countryId=1&zipCode=80331")
      assert.deepStrictEqual(
        [inBavaria.Region, inBavaria.Items.map(({ CampaignTypeId }) => CampaignTypeId)],
        ["BY", [1, 2]]
      )
      for (const elsewhere of ["", "&zipCode=10115", "&zipCode=8033", "&zipCode=abc"])
        assert.deepStrictEqual(
          (yield* slotAt("prices", `countryId=1${elsewhere}`)).Items.map(
            ({ CampaignTypeId }) => CampaignTypeId
          ),
          [2],
          elsewhere
        )
      const id = yield* advert()
      yield* putCampaign(1, campaign({ zipPrefixes: ["101"] }), [
        { slot: "dealers", advertId: id, weight: 2 }
      ])
      yield* slotWhen("dealers", "countryId=1&zipCode=10115", has(id))
      for (const elsewhere of ["", "&zipCode=80331"])
        assert.deepStrictEqual((yield* slotAt("dealers", `countryId=1${elsewhere}`)).Items, [])
      assert.deepStrictEqual((yield* slotAt("dealers", "countryId=2&zipCode=1010")).Items, [])
    })
  )

  it.effect("are shown only while their campaign runs (rule advert.run)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      const id = yield* advert()
      const campaignId = yield* putCampaign(1, campaign({ startsAt: at(2) }), [
        { slot: "content", advertId: id, weight: 1 }
      ])
      const query = "countryId=1"
      yield* Effect.delay(Effect.void, "300 millis")
      assert.deepStrictEqual((yield* slotAt("content", query)).Items, [])
      setTime(morning + 2 * hour)
      yield* slotWhen("content", query, has(id))
      yield* sql`update advert_campaign set paused_at = now() where id = ${campaignId}`
      yield* slotWhen("content", query, lacks(id))
      yield* sql`update advert_campaign set paused_at = null where id = ${campaignId}`
      yield* slotWhen("content", query, has(id))
      setTime(morning + 8 * hour)
      assert.deepStrictEqual((yield* slotAt("content", query)).Items, [])
      setTime(morning)
      yield* sql`update advert set archived_at = now() where id = ${id}`
      const guest = yield* visitor
      const status = Effect.map(guest.get(`/api/iam/content/${id}`), (answer) => answer.status)
      assert.strictEqual(yield* Effect.repeat(status, { until: (found) => found === 404, times: 300 }), 404)
    })
  )

  it.effect(
    "are refused with all problems, and stored cleaned (rules advert.fields and advert.allow-list)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const refused = yield* Effect.flip(putAdvert({ name: "", advertiser: "x", html: " ", css: "" }))
        assert.deepNestedInclude(refused, { "problems[0].field": "Name", "problems[1].field": "Html" })
        const id = yield* advert("<p onclick='x()'>Ja<script>1</script></p>", "p{position:fixed;color:red}")
        const [row] = yield* sql`select html, css from advert where id = ${id}`
        assert.deepInclude(row, { html: "<p>Ja</p>", css: "p{color:red}" })
        for (const { html, css } of Object.values(houseAdverts))
          assert.deepStrictEqual([cleanHtml(html), cleanCss(css)], [html, css])
      })
  )

  it.effect(
    "are also cleaned when read, and framed with a separate security policy (rule advert.frame)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const guest = yield* visitor
        const [row] = yield* sql<{ readonly id: number }>`
        insert into advert (name, advertiser, html, css)
        values ('Böse', '<b>Böse</b>', '<p onclick="x()">Ja<script>alert(1)</script></p>', 'p{color:red;position:fixed}')
        returning id`
        const id = row?.id ?? 0
        const found = Effect.repeat(guest.get(`/api/iam/content/${id}`), {
          until: ({ status }) => status === 200,
          times: 300
        })
        const { Html, StylesFileName } = bodyOf<{ readonly Html: string; readonly StylesFileName: string }>(
          yield* found
        )
        assert.strictEqual(Html, "<p>Ja</p>")
        const styles = yield* guest.get(`/api/iam/content/css/${StylesFileName}`)
        assert.deepStrictEqual([styles.status, styles.text], [200, "p{color:red}"])
        assert.include(styles.headers.get("content-type"), "text/css")
        const other = StylesFileName.replace(/[0-9a-f](?=\.css)/u, (sign) => (sign === "0" ? "1" : "0"))
        for (const name of [other, "x.css", "..%2f..%2fetc%2fpasswd"])
          assert.strictEqual((yield* guest.get(`/api/iam/content/css/${name}`)).status, 404, name)
        const frame = yield* guest.get(frameAddress(id, { itemId: 1, region: "BY" }))
        assert.include(
          frame.text,
          "<header>Im Auftrag von &lt;b&gt;Böse&lt;/b&gt;</header><main><p>Ja</p></main>"
        )
        const policy = frame.headers.get("content-security-policy") ?? ""
        for (const part of ["default-src 'none'", "frame-ancestors 'self'", "sandbox allow-popups"])
          assert.include(policy, part)
        assert.notInclude(policy, "allow-same-origin")
        assert.notInclude(policy, "allow-scripts")
        const etag = frame.headers.get("etag") ?? ""
        const again = yield* guest.get(frameAddress(id, { itemId: 1, region: "BY" }), {
          headers: { "if-none-match": etag }
        })
        assert.strictEqual(again.status, 304)
        isWithoutCookies(frame)
      })
  )

  it.effect("redirect by links that only the shop can make (rule advert.links)", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const id = yield* advert()
      yield* putCampaign(2, campaign(), [{ slot: "content", advertId: id, weight: 1 }])
      const slot = yield* slotWhen("content", "countryId=1", has(id))
      const itemId = slot.Items.find(({ AdvertId }) => AdvertId === id)?.Id ?? 0
      const { text } = yield* guest.get(frameAddress(id, { itemId, region: "BY" }))
      const link = /href="([^"]+)"/u.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? ""
      assert.match(
        link,
        /^\/anzeige\/\d+\?ziel=https%3A%2F%2Fholz\.example%2Fa%3Fb%3D1&zeichen=.{32}&platz=\d+&gebiet=BY$/u
      )
      const followed = yield* guest.get(link, asPerson)
      assert.deepStrictEqual(
        [followed.status, followed.headers.get("location"), followed.headers.get("cache-control")],
        [303, "https://holz.example/a?b=1", "no-store"]
      )
      for (const forged of [
        link.replace("holz.example", "evil.example"),
        link.replace(`/anzeige/${id}`, `/anzeige/${id + 1}`),
        link.replace(/zeichen=./u, "zeichen=_")
      ])
        assert.strictEqual((yield* guest.get(forged, asPerson)).status, 404, forged)
      assert.strictEqual((yield* guest.get(`/anzeige/${id}`)).status, 422)
      // prefetches and bots are redirected and not counted
      yield* guest.get(link, { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } })
      yield* guest.get(link, { headers: { ...asPerson.headers, "sec-purpose": "prefetch" } })

      // views: one for each existing item, by day and federal state
      const count = (body: object, headers: Readonly<Record<string, string>> = asPerson.headers) =>
        guest.post("/api/iam/views", body, { headers: { ...headers, "sec-fetch-site": "same-origin" } })
      assert.strictEqual((yield* count({ Region: "BY", ItemIds: [itemId, itemId, 999_999] })).status, 204)
      assert.strictEqual((yield* count({ Region: "XX", ItemIds: [itemId] })).status, 204)
      assert.strictEqual(
        (yield* count({ Region: "", ItemIds: [itemId] }, { "user-agent": "curl/8.5.0" })).status,
        204
      )
      const wrong = yield* count({ Region: "Bayern", ItemIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
      assert.strictEqual(wrong.status, 422)
      assert.sameMembers(
        readRefusal(wrong).problems.map(({ field }) => field),
        ["Region", "Region", "ItemIds"]
      )
      yield* (yield* AdvertCounts).flush
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`
          select day::text, region_code as region, views, clicks from advert_count where item_id = ${itemId}
          order by region_code`,
        [
          { day: at(0).slice(0, 10), region: "", views: 1, clicks: 0 },
          { day: at(0).slice(0, 10), region: "BY", views: 1, clicks: 1 }
        ]
      )
      const columns = yield* sql<{ readonly name: string }>`
        select column_name as name from information_schema.columns where table_name = 'advert_count' order by 1`
      assert.deepStrictEqual(
        columns.map(({ name }) => name),
        ["clicks", "day", "item_id", "region_code", "views"]
      )
      isWithoutCookies(followed)
    })
  )

  it.effect("are shown until their view budget is used up (rule advert.run)", () =>
    Effect.gen(function* () {
      const id = yield* advert()
      yield* putCampaign(1, campaign({ viewBudget: 2 }), [{ slot: "home", advertId: id, weight: 5 }])
      const slot = yield* slotWhen("home", "countryId=1", has(id))
      const itemId = slot.Items.find(({ AdvertId }) => AdvertId === id)?.Id ?? 0
      const { add, flush } = yield* AdvertCounts
      const view = { kind: "views", itemId, region: "", day: "2026-01-15" } as const
      add(view)
      yield* flush
      assert.isTrue(has(id)(yield* slotAt("home", "countryId=1")))
      add(view)
      yield* flush
      yield* slotWhen("home", "countryId=1", lacks(id))
    })
  )
})
