import { Effect } from "effect"
import { morning } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

export const desk = "/api/iam/desk"
const hour = 3_600_000
export const at = (hours: number) => new Date(morning + hours * hour).toISOString()

export interface Kept {
  readonly Id: number
  readonly RowVersion: number
  readonly Name: string
}
export interface Advert extends Kept {
  readonly Html: string
  readonly Removed: ReadonlyArray<string>
  readonly Uses: ReadonlyArray<{
    readonly State: string
    readonly Slots: ReadonlyArray<{ readonly Key: string; readonly SlotTypeId: number }>
  }>
}
export interface Slot extends Kept {
  readonly Key: string
  readonly IsArchived: boolean
  readonly Items: ReadonlyArray<{
    readonly CampaignName: string
    readonly State: string
    readonly Weight: number
  }>
}
export interface Campaign extends Kept {
  readonly State: string
  readonly Views: number
  readonly SlotIds: ReadonlyArray<number>
  readonly Variants: ReadonlyArray<{ readonly AdvertId: number; readonly Weight: number }>
}
export interface List<Row> {
  readonly Items: ReadonlyArray<Row>
  readonly Total: number
}

let drawn = 0
const draw = () => (++drawn).toString(16).padStart(32, "0")
export const manager = (name: string) => member(name, "Role_Interaid_AdManager")

export const fresh = () => ({ Id: 0, RowVersion: 0, MadeAs: draw() })
export const advert = (more: object = {}) => ({
  ...fresh(),
  Name: "Test",
  Advertiser: "Holz & Söhne",
  Html: '<p><a href="/preisalarm">Mehr</a></p>',
  Css: "",
  ...more
})
export const campaign = (more: object = {}) => ({
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

export const savedAdvert = (who: TestVisitor, more: object = {}) =>
  Effect.map(who.post(`${desk}/adverts`, advert(more)), (answer) => bodyOf<Advert>(answer))
export const save = (who: TestVisitor, more: object) => who.post(`${desk}/campaigns`, campaign(more))
export const savedCampaign = (who: TestVisitor, more: object) =>
  Effect.map(save(who, more), (answer) => bodyOf<Campaign>(answer))
export const codesOf = (answer: Parameters<typeof readRefusal>[0]) =>
  readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)
