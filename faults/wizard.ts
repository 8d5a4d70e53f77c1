import { Schema } from "effect"
import { calculationOf } from "../bench/calculation.ts"
import { addressForm, checkForm, houseIn, ibans, paymentForm, stationsForm } from "../bench/wizard-forms.ts"
import { offerList } from "../src/contract/schemas/offer.schema.ts"
import { orderDraft } from "../src/contract/order-steps.api.ts"
import type { OrderDraft } from "../src/domain/order/draft.ts"
import { offeredVariants } from "../src/domain/payment/availability.ts"
import { broken } from "./broken.ts"
import type { Browser, Said } from "./browser.ts"
import { digestOf, type Part, parts } from "./kept-parts.ts"
import { read } from "./reading.ts"
import type { Scene } from "./scene.ts"
import type { Story } from "./story.ts"

const readOffers = read(offerList)
const readDraft = read(orderDraft)
const readSaved = read(Schema.Struct({ Draft: orderDraft }))
const readCheck = read(Schema.Struct({ Ok: Schema.Boolean, Draft: orderDraft }))

const goodsOf = ({ goods, stations }: Story) => ({
  ...calculationOf(6000),
  ...(goods === "chips" ? { ProductGroupId: 9, Product: { Id: 25 }, Parameters: [] } : {}),
  Stations: stations
})

/** Form data of one step; another tab fills in different data. */
type Fill = (draft: OrderDraft, tab: "this" | "other") => object

const fillsOf = (story: Story, mailbox: string): Readonly<Record<Part, Fill>> => ({
  address: (_, tab) =>
    addressForm(
      mailbox,
      houseIn(tab === "this" ? "Marienplatz" : "Kaufingerstraße", {
        CompanyName: story.isCompany ? "Beispiel GmbH" : ""
      }),
      story.hasInvoiceAddress ? houseIn("Neuhauser Straße", { Phone: "" }) : null
    ),
  stations: (draft, tab) => stationsForm(draft, tab === "this" ? "Sendlinger Straße" : "Tal"),
  payment: (draft, tab) => {
    const offered = offeredVariants(draft)
    const place = story.choice + (tab === "this" ? 0 : 1)
    const variant = offered[place % offered.length]
    if (variant === undefined) throw new Error(`The offer of ${draft.offer.name} cannot be paid`)
    const iban = ibans[place % ibans.length] ?? ibans[0]
    return paymentForm(draft, variant, { iban, plan: place, reference: `${tab} tab` })
  }
})

/** One draft in one browser, from the search to the open summary. */
export class Wizard {
  readonly #scene: Scene
  readonly #browser: Browser
  readonly #fills: Readonly<Record<Part, Fill>>
  /** Digests of the parts that the shop has acknowledged as saved. */
  readonly #kept = new Map<Part, string>()
  draft: OrderDraft

  private constructor(scene: Scene, browser: Browser, story: Story, mailbox: string, draft: OrderDraft) {
    this.#scene = scene
    this.#browser = browser
    this.#fills = fillsOf(story, mailbox)
    this.draft = draft
    for (const part of parts) this.#kept.set(part, digestOf(part, draft))
  }

  /** Searches and starts an order; if the response was lost, another order is started. */
  static async begin(scene: Scene, browser: Browser, story: Story, mailbox: string): Promise<Wizard> {
    const calculation = goodsOf(story)
    const { items } = readOffers(await browser.asked("POST", "/api/kalkulation/berechnen", calculation))
    const offer = items[story.choice % items.length]
    if (offer === undefined) throw new Error(`No offers of ${story.goods} for ${story.stations} stations`)
    const begun = await browser.asked("POST", "/api/order-process/start", {
      Configuration: calculation,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
    const draft = readDraft(begun)
    scene.ledger.note({
      subject: draft.orderDraftId,
      call: "start",
      key: "",
      what: "answered",
      says: String(draft.version)
    })
    return new Wizard(scene, browser, story, mailbox, draft)
  }

  /** Repeats the save of a step until the shop has confirmed it; if two tabs save at once, one of them is accepted. */
  async save(part: Part, isTorn: boolean): Promise<void> {
    for (let round = 0; ; round++) {
      const over = this.draft
      const noted = { subject: over.orderDraftId, call: part, key: String(over.version) }
      const tabs = isTorn && round === 0 ? (["this", "other"] as const) : (["this"] as const)
      for (const _ of tabs) this.#scene.ledger.note({ ...noted, what: "asked", says: "" })
      const answers = await Promise.all(
        tabs.map((tab) =>
          this.#browser.call("POST", `/api/order-process/${part}/save`, {
            OrderDraftId: over.orderDraftId,
            Version: over.version,
            ...this.#fills[part](over, tab)
          })
        )
      )
      for (const said of answers) this.#hear(part, over, said)
      if (this.draft !== over) return
      if (answers.includes(undefined)) await this.#scene.healthyAgain()
      await this.look(part)
    }
  }

  #hear(part: Part, over: OrderDraft, said: Said | undefined): void {
    const noted = { subject: over.orderDraftId, call: part, key: String(over.version) }
    if (said === undefined || said.status === 409) return
    if (said.status !== 200) return broken(this.#scene.ledger, noted, `${said.status} ${said.text}`)
    this.draft = readSaved(said).Draft
    const digest = digestOf(part, this.draft)
    this.#kept.set(part, digest)
    this.#scene.ledger.note({ ...noted, what: "answered", says: digest })
  }

  /** Reads the draft again: everything acknowledged as saved must exist, except the part that is being saved. */
  async look(saving?: Part): Promise<void> {
    const { orderDraftId, version } = this.draft
    const noted = { subject: orderDraftId, call: "draft", key: String(version) }
    const said = await this.#browser.asked("GET", `/api/order-process/${orderDraftId}`)
    if (said.status !== 200) return broken(this.#scene.ledger, noted, `${said.status} ${said.text}`)
    const now = readDraft(said)
    if (now.version < version) return broken(this.#scene.ledger, noted, `is version ${now.version} again`)
    for (const part of parts) {
      const isOpen = part === saving && now.version > version
      if (!isOpen && digestOf(part, now) !== this.#kept.get(part))
        return broken(this.#scene.ledger, noted, `${part} is another one`)
    }
    this.draft = now
  }

  /** Runs the final check; the price has not changed. */
  async check(): Promise<void> {
    const said = await this.#browser.asked("POST", "/api/order-process/final-check", checkForm(this.draft))
    const noted = { subject: this.draft.orderDraftId, call: "check", key: String(this.draft.version) }
    if (said.status !== 200 || !readCheck(said).Ok)
      return broken(this.#scene.ledger, noted, `${said.status} ${said.text}`)
    this.draft = readCheck(said).Draft
  }
}
